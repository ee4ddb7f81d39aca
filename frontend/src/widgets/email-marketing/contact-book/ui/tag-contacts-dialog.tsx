import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { contactCalls, contactQueries, type TagsOfMany } from '@/entities/email-marketing/contacts';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { hasStatus, type Mutation, useRestMutation } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { formatNumber } from '@/shared/lib/numbers';
import { splitCommas } from '@/shared/lib/words';
import { FormDialog } from '@/shared/ui/dialogs';

/** The tags of a text with commas, without repetitions. */
export const tagsIn = (text: string): string[] => [...new Set(splitCommas(text))];

/** The text with this tag added, or removed if it was included. */
export function toggled(text: string, tag: string): string {
  const tags = tagsIn(text);
  return (tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]).join(', ');
}

const tagContacts: Mutation<TagsOfMany, { changed: number }> = {
  send: (body) => contactCalls.tagMany(body),
  done: ({ add }, { changed }) => ({
    title: add ? 'Tags added' : 'Tags removed',
    description: `${formatNumber(changed)} ${changed === 1 ? 'contact' : 'contacts'} changed`,
  }),
  failed: () => ({ title: 'Error updating tags' }),
  invalidates: [contactQueries.all(), contactQueries.ones(), activityQueries.all()],
};

const useTagContacts = () => useRestMutation(tagContacts);

export type TagsVerb = 'add' | 'remove';

interface Values {
  tags: string;
}

interface Typed extends Values {
  /** The selection it was typed for; another one starts empty. */
  of: string;
}

const OFFERED = 12;
const WORDS = {
  add: { title: 'Add tags', busy: 'Adding...', to: 'to' },
  remove: { title: 'Remove tags', busy: 'Removing...', to: 'of' },
} as const;

interface TagContactsDialogProps {
  verb: TagsVerb;
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Called when someone else has deleted one of them, so the selection must be renewed. */
  onGone: () => void;
  afterClose: () => void;
}

/** Adds tags to all selected contacts, or removes them. */
export function TagContactsDialog({ verb, ids, onGone, ...dialog }: TagContactsDialogProps) {
  const { title, busy, to } = WORDS[verb];
  const of = [...ids].sort().join(' ');
  const stored = useDraft<Typed>(draftKey('manager', `contacts/${verb}-tags`), { tags: '', of });
  const isOfThese = stored.values.of === of;
  const draft = {
    ...stored,
    isRestored: stored.isRestored && isOfThese,
    values: { tags: isOfThese ? stored.values.tags : '' },
    write: ({ tags }: Values) => {
      stored.write({ tags, of });
    },
  };
  const { send, isPending } = useTagContacts();
  return (
    <FormDialog<Values>
      title={`${title} ${to} ${formatNumber(ids.length)} ${ids.length === 1 ? 'contact' : 'contacts'}`}
      okText={title}
      busyText={busy}
      isBusy={isPending}
      draft={draft}
      onSend={({ tags }, refuse) => {
        const changes = { ids: [...ids], [verb]: tagsIn(tags) };
        send(changes, {
          draft: draft.key,
          onSuccess: dialog.onClose,
          onError(error) {
            if (hasStatus(error, 404)) onGone();
            else refuse(error);
          },
        });
      }}
      {...dialog}
    >
      <Form.Item
        name="tags"
        label="Tags"
        extra="Separate with commas."
        rules={[{ required: true, whitespace: true, message: 'Enter a tag.' }]}
      >
        <Input required autoFocus autoComplete="off" />
      </Form.Item>
      <KnownTags
        onToggle={(tags) => {
          draft.write({ tags });
        }}
      />
    </FormDialog>
  );
}

function KnownTags({ onToggle }: { onToggle: (tags: string) => void }) {
  const form = Form.useFormInstance<Values>();
  const text = Form.useWatch<string | undefined>('tags') ?? '';
  const { data: tags = [] } = useQuery(contactQueries.tags());
  if (tags.length === 0) return null;
  return (
    <Flex gap="small" wrap role="group" aria-label="Existing tags">
      {tags.slice(0, OFFERED).map(({ tag }) => (
        <Button
          key={tag}
          size="small"
          aria-pressed={tagsIn(text).includes(tag)}
          type={tagsIn(text).includes(tag) ? 'primary' : 'default'}
          onClick={() => {
            const tags = toggled(text, tag);
            form.setFieldValue('tags', tags);
            // Ant Design reports only typing.
            onToggle(tags);
          }}
        >
          {tag}
        </Button>
      ))}
    </Flex>
  );
}
