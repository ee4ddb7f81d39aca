import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { mergeCalls, mergeQueries, type NewMerge } from '@/entities/email-marketing/contact-merges';
import { contactQueries, reachOf } from '@/entities/email-marketing/contacts';
import { formatShortDayOf } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { hasStatus, type Mutation, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { CHOSEN, type Choices, type Chosen, mergeOf, type Pair, type Side, suggestedChoices, valueOf } from '../merge';
import styles from './merge-contacts.module.css';

export const MERGE_INVALIDATES = [contactQueries.all(), mergeQueries.duplicates().queryKey, activityQueries.all()];

const mergeContacts: Mutation<NewMerge> = {
  send: (merge) => mergeCalls.merge(merge),
  done: () => ({
    title: 'Contacts merged',
    description: 'You can undo this for 30 days: use the link above the contacts.',
  }),
  failed: () => ({ title: 'Error merging contacts' }),
  invalidates: MERGE_INVALIDATES,
};

const LABELS: Readonly<Record<Chosen, string>> = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
};

const SIDES = [0, 1] as const;

interface ChoiceProps {
  pair: Pair;
  field: Chosen;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** Both values side by side; equal ones leave no choice. */
function Choice({ pair, field, chosen, onChoose }: ChoiceProps) {
  const [one, other] = pair.map((contact) => valueOf(contact, field));
  if (one === other) return one === '' ? null : <Both label={LABELS[field]} values={[one ?? '', other ?? '']} />;
  return (
    <fieldset className={styles.field}>
      <legend>{LABELS[field]}</legend>
      <Radio.Group
        className={styles.sides}
        name={`merge-${field}`}
        value={chosen}
        onChange={({ target }) => {
          onChoose(target.value as Side);
        }}
      >
        {SIDES.map((side) => (
          <Radio key={side} value={side}>
            <span className="block pre-line">{valueOf(pair[side], field) || 'None'}</span>
            {field === 'email' && <span className="block hint">{reachOf(pair[side]).label}</span>}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

/** The values that both contacts contribute. */
function Both({ label, values }: { label: string; values: readonly [string, string] }) {
  if (values.every((value) => value === '')) return null;
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <p key={side} className="pre-line">
            {values[side] || 'None'}
          </p>
        ))}
      </div>
    </div>
  );
}

const visitsOf = (visits: number, last: string | null) =>
  last === null ? String(visits) : `${String(visits)}, last ${formatShortDayOf(last)}`;

interface MergeFormProps {
  pair: Pair;
  onDone: () => void;
  onBack: () => void;
  /** Someone else has changed, merged or deleted one of them. */
  onStale: () => void;
}

function MergeForm({ pair, onDone, onBack, onStale }: MergeFormProps) {
  const [choices, setChoices] = useState<Choices>(() => suggestedChoices(pair));
  const merge = useRestMutation(mergeContacts);
  const [one, other] = pair;
  const primary = pair[choices.email];
  const merged = pair[choices.email === 0 ? 1 : 0];
  const values = (of: (contact: Pair[Side]) => string) => [of(one), of(other)] as const;
  return (
    <Flex vertical gap="middle">
      <p>Choose what to keep. Tags, notes and visits of both are kept.</p>
      {CHOSEN.map((field) => (
        <Choice
          key={field}
          pair={pair}
          field={field}
          chosen={choices[field]}
          onChoose={(side) => {
            setChoices((before) => ({ ...before, [field]: side }));
          }}
        />
      ))}
      <Both label="Tags" values={values(({ tags }) => tags.join(', '))} />
      <Both label="Notes" values={values(({ notes }) => notes ?? '')} />
      <Both
        label="Visits"
        values={values(({ totalVisits, lastVisit }) => (totalVisits === 0 ? '' : visitsOf(totalVisits, lastVisit)))}
      />
      <p>
        Campaigns and automations go only to <strong>{primary.email}</strong>, if it is opted in. We remember{' '}
        <strong>{merged.email}</strong> for visits and imports, and data requests for either address cover both.
      </p>
      <Flex gap="small" wrap justify="end">
        <Button type="text" onClick={onBack}>
          Cancel
        </Button>
        <Button
          type="primary"
          loading={merge.isPending}
          onClick={() => {
            merge.send(mergeOf(pair, choices), {
              onSuccess: onDone,
              onError(error) {
                if (hasStatus(error, 404) || hasStatus(error, 409)) onStale();
              },
            });
          }}
        >
          Merge Contacts
        </Button>
      </Flex>
    </Flex>
  );
}

interface MergePairProps {
  ids: readonly string[];
  onDone: () => void;
  onBack: () => void;
}

/** Loads both contacts as they are now. */
export function MergePair({ ids: [one = '', other = ''], onDone, onBack }: MergePairProps) {
  const answers = [useQuery(contactQueries.one(one)), useQuery(contactQueries.one(other))] as const;
  const [first, second] = answers.map((answer) => (answer.isFetchedAfterMount ? answer.data : undefined));
  const refetch = () => Promise.all(answers.map((answer) => answer.refetch()));
  const both = {
    data: first && second && ([first, second] as const),
    error: answers[0].error ?? answers[1].error,
    refetch,
  };
  return (
    <AnswerView answer={both} loading="Loading contacts..." failed="Couldn’t load the contacts.">
      {(pair) => (
        <MergeForm
          key={pair.map(({ updatedAt }) => updatedAt).join(' ')}
          pair={pair}
          onDone={onDone}
          onBack={onBack}
          onStale={() => void refetch()}
        />
      )}
    </AnswerView>
  );
}

interface MergeContactsDialogProps extends DialogProps {
  ids: readonly string[];
  /** Called once the selected contacts are one. */
  onSelectionEnd: () => void;
}

/** Merges two selected contacts. */
export function MergeContactsDialog({ ids, open, onClose, onSelectionEnd, afterClose }: MergeContactsDialogProps) {
  return (
    <Dialog
      title="Merge two contacts"
      open={open}
      footer={null}
      width={640}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <MergePair ids={ids} onDone={onSelectionEnd} onBack={onClose} />
    </Dialog>
  );
}
