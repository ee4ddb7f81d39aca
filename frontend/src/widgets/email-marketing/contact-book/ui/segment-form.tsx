import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { useId } from 'react';
import {
  countWords,
  type NewSegment,
  type Segment,
  segmentCalls,
  type SegmentEdit,
  segmentQueries,
} from '@/entities/email-marketing/segments';
import { activityQueries } from '@/entities/activity';
import { draftKey } from '@/entities/session';
import { type Mutation, useRestMutation } from '@/shared/api';
import { createSegment as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useEditDraft } from '@/shared/lib/draft';
import { useSettled } from '@/shared/lib/settled';
import {
  RestoredNote,
  refuseHalfTyped,
  required,
  showRefusal,
  takeBackErrors,
  useOverwriteWarning,
} from '@/shared/ui/dialogs';
import { searchAmong, Select } from '@/shared/ui/select';
import {
  FIELDS,
  KINDS,
  MONTHS,
  NEW_SEGMENT,
  newCondition,
  ruleOf,
  segmentOf,
  type SegmentValues,
  type TypedCondition,
  valuesOf,
} from '../model';
import styles from './segments.module.css';

const FIELD_CHOICES = FIELDS.map((value) => ({ value, label: KINDS[value].label }));
const MONTH_CHOICES = MONTHS.map((label, index) => ({ value: String(index + 1), label }));

interface ConditionFieldsProps {
  /** The position, from 1. */
  place: number;
  onRemove: () => void;
  /** Set by the form item, like the following ones, for the field that is typed in. */
  id?: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
  value?: TypedCondition;
  onChange?: (condition: TypedCondition) => void;
}

const NARROW = { width: 148 };

function ConditionFields({
  place,
  onRemove,
  value: condition = newCondition(),
  onChange,
  ...typedIn
}: ConditionFieldsProps) {
  const { operators, input, unit } = KINDS[condition.field];
  const label = (what: string) => `${what} of condition ${String(place)}`;
  return (
    <Flex gap="small" wrap align="center" className={styles.condition}>
      <Select
        style={NARROW}
        aria-label={label('Field')}
        value={condition.field}
        showSearch={searchAmong(FIELD_CHOICES)}
        options={FIELD_CHOICES}
        onChange={(field) => {
          onChange?.(newCondition(field));
        }}
      />
      <Select
        style={NARROW}
        aria-label={label('Comparison')}
        value={condition.operator}
        options={Object.entries(operators).map(([value, words]) => ({ value, label: words }))}
        onChange={(operator: string) => {
          onChange?.({ ...condition, operator: operator as TypedCondition['operator'] });
        }}
      />
      {input === 'month' ? (
        <Select
          style={NARROW}
          aria-label={label('Month')}
          value={condition.value}
          showSearch={searchAmong(MONTH_CHOICES)}
          options={MONTH_CHOICES}
          onChange={(value) => {
            onChange?.({ ...condition, value });
          }}
        />
      ) : (
        <Input
          {...typedIn}
          aria-label={label(unit === undefined ? 'Value' : `Number of ${unit}`)}
          type={input}
          min={0}
          value={condition.value}
          onChange={({ target }) => {
            onChange?.({ ...condition, value: target.value });
          }}
        />
      )}
      {unit !== undefined && <span>{unit}</span>}
      <Button type="text" aria-label={`Remove condition ${String(place)}`} onClick={onRemove}>
        Remove
      </Button>
    </Flex>
  );
}

const invalidates = [segmentQueries.list().queryKey, activityQueries.all()];

const createSegment: Mutation<NewSegment> = {
  send: (segment) => segmentCalls.create(segment),
  done: () => ({ title: 'Segment created' }),
  failed: () => ({ title: 'Error creating segment' }),
  invalidates,
};

const editSegment: Mutation<{ id: string; edit: SegmentEdit }> = {
  send: ({ id, edit }) => segmentCalls.edit(id, edit),
  done: () => ({ title: 'Segment updated' }),
  failed: () => ({ title: 'Error updating segment' }),
  invalidates,
};

interface SegmentFormProps {
  /** null for a new one. */
  segment: Segment | null;
  onDone: () => void;
}

export function SegmentForm({ segment, onDone }: SegmentFormProps) {
  const draft = useEditDraft(
    draftKey('manager', `segment/${segment?.id ?? 'new'}`),
    segment ? valuesOf(segment) : NEW_SEGMENT,
  );
  const { before } = draft;
  const [form] = Form.useForm<SegmentValues>();
  const id = useId();
  const creation = useRestMutation(createSegment);
  const edit = useRestMutation(editSegment);
  const { expecting, onRefused, warning } = useOverwriteWarning('this segment');
  const isPending = creation.isPending || edit.isPending;

  function save(values: SegmentValues) {
    if (refuseHalfTyped(form, id)) return;
    const outcome = {
      draft: draft.key,
      onSuccess: onDone,
      onError: (error: Error) => {
        onRefused(error);
        showRefusal(form, error);
      },
    };
    if (segment) {
      const change = changedIn(segmentOf(before), segmentOf(values));
      const seen = expecting({ expectedUpdatedAt: before.updatedAt ?? segment.updatedAt });
      edit.send({ id: segment.id, edit: { ...change, ...seen } }, outcome);
    } else creation.send(segmentOf(values), outcome);
  }

  return (
    <Form<SegmentValues>
      id={id}
      form={form}
      className="gapped"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={draft.values}
      onValuesChange={(changed: object, values) => {
        takeBackErrors(form, Object.keys(changed));
        draft.write({ ...draft.values, ...values });
      }}
      noValidate
      aria-label="Segment"
      onFinish={save}
      onFinishFailed={() => {
        refuseHalfTyped(form, id);
      }}
    >
      <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
        <Input required maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item name="description" label="Description (optional)">
        <Input maxLength={limits.description.maxLength} />
      </Form.Item>
      <Form.Item name="tags" label="Tags (optional)" extra="Separate with commas. One match is enough.">
        <Input />
      </Form.Item>
      <Form.List name="conditions">
        {(conditions, { add, remove }, { errors }) => (
          <fieldset className={styles.conditions}>
            <legend>Conditions</legend>
            {conditions.map(({ key, name }) => (
              <Form.Item key={key} name={name}>
                <ConditionFields
                  place={name + 1}
                  onRemove={() => {
                    remove(name);
                  }}
                />
              </Form.Item>
            ))}
            <Form.ErrorList errors={errors} />
            <Button
              onClick={() => {
                add(newCondition());
              }}
            >
              Add Condition
            </Button>
          </fieldset>
        )}
      </Form.List>
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>Active: available for campaigns</Checkbox>
      </Form.Item>
      <LiveCount before={draft.values} />
      {warning}
      <Flex gap="small" wrap justify="end">
        <Button onClick={onDone}>Back</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {segment ? 'Save Segment' : 'Create Segment'}
        </Button>
      </Flex>
      <RestoredNote draft={draft} onDiscarded={onDone} />
    </Form>
  );
}

const PAUSE_MS = 300;

/** The number of matching contacts. */
function LiveCount({ before }: { before: SegmentValues }) {
  // On the first render the form has no values yet.
  const typed = Form.useWatch((values: Partial<SegmentValues>) => JSON.stringify(ruleOf({ ...before, ...values })));
  const rule = useSettled(typed, PAUSE_MS);
  const { data } = useQuery(segmentQueries.count(JSON.parse(rule) as ReturnType<typeof ruleOf>));
  return (
    <p role="status" className="remark strong">
      {data ? countWords(data) : 'Counting...'}
    </p>
  );
}
