import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { draftKey } from '@/entities/session';
import { hasStatus } from '@/shared/api';
import { decideAsOwner } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import type { useDecideCampaign } from '../api/use-decide';

interface RequestChangesFormProps {
  item: { id: string; name: string };
  /** Under which name the comments are kept. */
  kept: string;
  change: ReturnType<typeof useDecideCampaign>;
  /** The `updatedAt` of what was shown. */
  seen: string;
  /** It was changed meanwhile; `now` is its `updatedAt` as soon as it has been read again. */
  refused: { now: string | undefined } | null;
  onRefused: (isRefused: boolean) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** What it says now, where it was changed since `seen`. */
  children: (seen: string) => ReactNode;
}

export function RequestChangesForm(props: RequestChangesFormProps) {
  const { item, kept, change, seen, refused, onRefused, children, ...dialog } = props;
  const draft = useDraft(draftKey('admin', kept), { comments: '' });
  const [opened] = useState(seen);
  return (
    <FormDialog<{ comments: string }>
      title={`Request changes to “${item.name}”`}
      okText="Request Changes"
      busyText="Sending..."
      isBusy={change.isPending}
      canSend={!refused || refused.now !== undefined}
      draft={draft}
      onSend={({ comments }, refuse) => {
        change.send(
          { id: item.id, decision: 'changes_requested', comments, seen: refused?.now ?? opened },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(error) {
              onRefused(hasStatus(error, 409));
              refuse(error);
            },
          },
        );
      }}
      footnote={refused && children(opened)}
      {...dialog}
    >
      <Form.Item name="comments" label="Comments (optional)">
        <Input.TextArea
          autoFocus
          rows={4}
          maxLength={decideAsOwner.comments.maxLength}
          placeholder="What should change"
        />
      </Form.Item>
    </FormDialog>
  );
}
