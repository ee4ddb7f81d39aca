import { useQuery } from '@tanstack/react-query';
import { type Campaign, campaignQueries } from '@/entities/email-marketing/campaign';
import { RequestChangesDialog } from '@/features/campaign/decide';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog } from '@/shared/ui/dialogs';
import { MailPreview } from '@/shared/ui/mail-preview';
import styles from './campaign-approval.module.css';

interface DecisionDialogProps {
  dialog: 'preview' | 'changes';
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function DecisionDialog({ dialog, ...props }: DecisionDialogProps) {
  return dialog === 'changes' ? <RequestChangesDialog {...props} /> : <CampaignPreview {...props} />;
}

/** As one of the recipients would get it. */
function CampaignPreview({ campaign: { id, name }, open, onClose, afterClose }: Omit<DecisionDialogProps, 'dialog'>) {
  const preview = useQuery(campaignQueries.preview('admin', id));
  return (
    <Dialog
      title={`Preview: ${name}`}
      open={open}
      footer={null}
      onCancel={onClose}
      afterClose={afterClose}
      width={720}
      destroyOnHidden
    >
      <AnswerView answer={preview} loading="Writing the mail..." failed="The preview could not be made.">
        {({ subject, html }) => (
          <div className={styles.preview}>
            <p>
              <strong>Subject:</strong> {subject}
            </p>
            <MailPreview title={`Preview of ${name}`} html={html} width={640} height={520} />
          </div>
        )}
      </AnswerView>
    </Dialog>
  );
}
