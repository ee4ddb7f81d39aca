import { draftKey } from '@/entities/session';
import { Form, Input } from 'antd';
import type { Campaign } from '@/entities/email-marketing/campaign';
import { decideCampaign } from '@/shared/contract';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useDecideCampaign } from '../api/use-decide-campaign';

interface RequestChangesDialogProps {
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function RequestChangesDialog({ campaign: { id, name }, ...dialog }: RequestChangesDialogProps) {
  const draft = useDraft(draftKey('admin', `campaign-comments/${id}`), '');
  const { send, isPending } = useDecideCampaign();
  return (
    <FormDialog<{ comments: string }>
      title={`Request changes of ‘${name}’`}
      okText="Request Changes"
      busyText="Sending..."
      isBusy={isPending}
      initialValues={{ comments: draft.text }}
      onEdit={({ comments }) => {
        draft.write(comments);
      }}
      onSend={({ comments }, onError) => {
        send(
          { id, decision: 'changes_requested', comments },
          {
            onSuccess() {
              draft.drop();
              dialog.onClose();
            },
            onError,
          },
        );
      }}
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
