import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { type Campaign, CampaignMail, campaignQueries } from '@/entities/email-marketing/campaign';
import { draftKey } from '@/entities/session';
import { hasStatus } from '@/shared/api';
import { decideCampaign } from '@/shared/contract';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useDecideCampaign } from '../api/use-decide-campaign';

interface RequestChangesDialogProps {
  campaign: Campaign;
  /** The campaign's `updatedAt` as it was shown. */
  seen: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function RequestChangesDialog({ campaign: { id, name }, seen, ...dialog }: RequestChangesDialogProps) {
  const draft = useDraft(draftKey('admin', `campaign-comments/${id}`), { comments: '' });
  const [opened] = useState(seen);
  const [isRefused, setRefused] = useState(false);
  const { data: now } = useQuery({ ...campaignQueries.preview('admin', id), enabled: isRefused });
  const { send, isPending } = useDecideCampaign();
  return (
    <FormDialog<{ comments: string }>
      title={`Request changes of ‘${name}’`}
      okText="Request Changes"
      busyText="Sending..."
      isBusy={isPending}
      canSend={!isRefused || now !== undefined}
      draft={draft}
      onSend={({ comments }, onRefused) => {
        send(
          { id, decision: 'changes_requested', comments, seen: isRefused && now ? now.updatedAt : opened },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(error) {
              setRefused(hasStatus(error, 409));
              onRefused(error);
            },
          },
        );
      }}
      footnote={isRefused && now && <CampaignMail name={name} preview={now} seen={opened} />}
      {...dialog}
    >
      <Form.Item name="comments" label="Comments (optional)">
        <Input.TextArea
          autoFocus
          rows={4}
          maxLength={decideCampaign.comments.maxLength}
          placeholder="What the author should change"
        />
      </Form.Item>
    </FormDialog>
  );
}
