import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { contactCalls, contactQueries, type TagsOfMany } from '@/entities/email-marketing/contacts';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { hasStatus, type Mutation, useRestMutation } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { formatNumber } from '@/shared/lib/numbers';
import { splitCommas } from '@/shared/lib/words';
import { type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';

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

export type TagsVerb = 'add' | 'remove';

interface Values {
  tags: string;
}

const OFFERED = 12;
const WORDS = {
  add: { title: 'Add tags', busy: 'Adding...', to: 'to' },
  remove: { title: 'Remove tags', busy: 'Removing...', to: 'of' },
} as const;

interface TagContactsDialogProps extends DialogProps {
  verb: TagsVerb;
  ids: readonly string[];
  /** Called when someone else has deleted one of them, so the selection must be renewed. */
  onSelectionEnd: () => void;
}

/** Adds tags to all selected contacts, or removes them. */
export function TagContactsDialog({ verb, ids, onSelectionEnd, ...dialog }: TagContactsDialogProps) {
  const { title, busy, to } = WORDS[verb];
  // Another selection starts empty.
  const selection = [...ids].sort().join(' ');
  const draft = useDraft<Values>(draftKey('manager', `contacts/${verb}-tags/${selection}`), { tags: '' });
  const { send, isPending } = useRestMutation(tagContacts);
  return (
    <FormDialog<Values>
      title={`${title} ${to} ${formatNumber(ids.length)} ${ids.length === 1 ? 'contact' : 'contacts'}`}
      okText={title}
      busyText={busy}
      isBusy={isPending}
      draft={draft}
      onSend={({ tags }, refuse) => {
        send(
          { ids: [...ids], [verb]: tagsIn(tags) },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError: (error) => (hasStatus(error, 404) ? onSelectionEnd() : refuse(error)),
          },
        );
      }}
      {...dialog}
    >
      <Form.Item name="tags" label="Tags" extra="Separate with commas." rules={required('Enter a tag.')}>
        <Input required autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="tags" noStyle>
        <KnownTags />
      </Form.Item>
    </FormDialog>
  );
}

interface KnownTagsProps {
  /** Set by the form item, like `onChange`. */
  value?: string;
  onChange?: (text: string) => void;
}

function KnownTags({ value = '', onChange }: KnownTagsProps) {
  const { data: tags = [] } = useQuery(contactQueries.tags());
  if (tags.length === 0) return null;
  return (
    <Flex gap="small" wrap role="group" aria-label="Existing tags">
      {tags.slice(0, OFFERED).map(({ tag }) => (
        <Button
          key={tag}
          size="small"
          aria-pressed={tagsIn(value).includes(tag)}
          type={tagsIn(value).includes(tag) ? 'primary' : 'default'}
          onClick={() => {
            onChange?.(toggled(value, tag));
          }}
        >
          {tag}
        </Button>
      ))}
    </Flex>
  );
}
