import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Campaign, CampaignMail, campaignQueries } from '@/entities/email-marketing/campaign';
import { RequestChangesDialog, useDecideCampaign } from '@/features/campaign/decide';
import { useOpenItem } from '@/shared/lib/open-item';
import { AnswerView } from '@/shared/ui/answer-view';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialogs';

interface DecisionDialogProps {
  dialog: 'preview' | 'changes';
  campaign: Campaign;
  /** The campaign's `updatedAt` as the owner knows it. */
  seen: string;
  /** What the owner knows from now on. */
  onSeen: (updatedAt: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DecisionDialog({ dialog, onSeen, ...props }: DecisionDialogProps) {
  return dialog === 'changes' ? <RequestChangesDialog {...props} /> : <CampaignPreview onSeen={onSeen} {...props} />;
}

function CampaignPreview({
  campaign: { id, name, approval },
  seen,
  onSeen,
  open,
  onClose,
  afterClose,
}: Omit<DecisionDialogProps, 'dialog'>) {
  const [known] = useState(seen);
  const item = useOpenItem();
  const preview = useQuery(campaignQueries.preview('admin', id));
  const { send, isPending } = useDecideCampaign();
  const shown = preview.data?.updatedAt;
  const learn = () => {
    if (shown !== undefined) onSeen(shown);
  };
  return (
    <Dialog
      title={`Preview: ${name}`}
      open={open}
      footer={
        <>
          <Button
            onClick={() => {
              learn();
              item.open(id, 'changes');
            }}
          >
            Request Changes
          </Button>
          <Button
            variant="primary"
            disabled={shown === undefined || approval === 'approved'}
            loading={isPending}
            onClick={({ detail: taps }) => {
              if (shown !== undefined && taps <= 1)
                send({ id, decision: 'approved', seen: shown }, { onSuccess: onClose });
            }}
          >
            Approve
          </Button>
        </>
      }
      onCancel={onClose}
      afterClose={() => {
        learn();
        afterClose();
      }}
      width={720}
      destroyOnHidden
    >
      <AnswerView answer={preview} loading="Writing the mail..." failed="The preview could not be made.">
        {(mail) => <CampaignMail name={name} preview={mail} seen={known} />}
      </AnswerView>
    </Dialog>
  );
}
