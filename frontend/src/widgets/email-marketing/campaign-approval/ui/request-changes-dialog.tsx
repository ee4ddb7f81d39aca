import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Automation, AutomationMails, automationQueries } from '@/entities/email-marketing/automations';
import { type Campaign, CampaignMail, campaignQueries } from '@/entities/email-marketing/campaigns';
import { draftKey } from '@/entities/session';
import { hasStatus } from '@/shared/api';
import { decideAsOwner } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { useDecideAutomation, useDecideCampaign } from '../api';

interface RequestChangesFormProps extends DialogProps {
  item: { id: string; name: string };
  /** The comments' draft key. */
  draftName: string;
  change: ReturnType<typeof useDecideCampaign>;
  /** The `updatedAt` that was shown. */
  seen: string;
  /** Set if it was changed; `now` is its current `updatedAt` once that has loaded. */
  refused: { now: string | undefined } | null;
  onRefused: (isRefused: boolean) => void;
  /** Its current content, if it was changed since `seen`. */
  children: (seen: string) => ReactNode;
}

function RequestChangesForm(props: RequestChangesFormProps) {
  const { item, draftName, change, seen, refused, onRefused, children, ...dialog } = props;
  const draft = useDraft(draftKey('admin', draftName), { comments: '' });
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

interface RequestChangesProps extends DialogProps {
  /** The `updatedAt` that was shown. */
  seen: string;
}

export function CampaignChangesDialog({ item, ...dialog }: RequestChangesProps & { item: Campaign }) {
  const [isRefused, setRefused] = useState(false);
  const { data: now } = useQuery({ ...campaignQueries.preview('admin', item.id), enabled: isRefused });
  return (
    <RequestChangesForm
      item={item}
      draftName={`campaign-comments/${item.id}`}
      change={useDecideCampaign()}
      refused={isRefused ? { now: now?.updatedAt } : null}
      onRefused={setRefused}
      {...dialog}
    >
      {(seen) => now && <CampaignMail name={item.name} preview={now} seen={seen} />}
    </RequestChangesForm>
  );
}

export function AutomationChangesDialog({ item, ...dialog }: RequestChangesProps & { item: Automation }) {
  const [isRefused, setRefused] = useState(false);
  const { data: now } = useQuery({ ...automationQueries.preview('admin', item.id), enabled: isRefused });
  return (
    <RequestChangesForm
      item={item}
      draftName={`automation-comments/${item.id}`}
      change={useDecideAutomation()}
      refused={isRefused ? { now: now?.updatedAt } : null}
      onRefused={setRefused}
      {...dialog}
    >
      {(seen) => now && <AutomationMails name={item.name} preview={now} seen={seen} />}
    </RequestChangesForm>
  );
}
