import { useQuery } from '@tanstack/react-query';
import {
  type Campaign,
  campaignCalls,
  CampaignMail,
  campaignQueries,
  recipientsInWords,
} from '@/entities/email-marketing/campaigns';
import { trailQueries } from '@/entities/trail';
import { EditCampaignDialog } from './edit-campaign-dialog';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { AnswerDialog, DeleteDialog } from '@/shared/ui/dialogs';
import type { CampaignDialogKey } from '../model/next-actions';
import { CampaignDetails } from './campaign-details';
import { CancelCampaignDialog } from './cancel-campaign-dialog';
import { PreFlightPanel } from './pre-flight-panel';
import { ScheduleCampaignDialog } from './schedule-campaign-dialog';
import { SendCampaignDialog } from './send-campaign-dialog';
import styles from './campaign-details.module.css';

interface CampaignDialogProps {
  role: MailRole;
  dialog: CampaignDialogKey;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function CampaignDialog({ dialog, ...props }: CampaignDialogProps) {
  switch (dialog) {
    case 'view':
      return <CampaignDetails {...props} />;
    case 'schedule':
      return <ScheduleCampaignDialog {...props} />;
    case 'send':
      return (
        <SendCampaignDialog {...props}>
          <BeforeItLeaves {...props} />
        </SendCampaignDialog>
      );
    case 'edit':
      return <EditDialog {...props} />;
    case 'cancel':
      return <CancelCampaignDialog {...props} />;
    case 'delete':
      return <DeleteCampaign {...props} />;
  }
}

function DeleteCampaign({ role, campaign, ...dialog }: Omit<CampaignDialogProps, 'dialog'>) {
  return (
    <DeleteDialog
      id={campaign.id}
      noun="Campaign"
      title={`Delete “${campaign.name}”?`}
      call={campaignCalls(role).delete}
      invalidates={[campaignQueries.all(), trailQueries.all()]}
      {...dialog}
    >
      <p>This permanently deletes the campaign{campaign.startedAt ? ' and the record of who received it' : ''}.</p>
    </DeleteDialog>
  );
}

/** The pre-send check, and the email as recipients get it. */
function BeforeItLeaves({ role, campaign }: Pick<CampaignDialogProps, 'role' | 'campaign'>) {
  const { id, name, recipientCriteria, segmentName } = campaign;
  const preview = useQuery(campaignQueries.preview(role, id));
  return (
    <div className={styles.details}>
      <p>
        <strong>Recipients:</strong> <span>{recipientsInWords(recipientCriteria, segmentName)}</span>
      </p>
      <PreFlightPanel role={role} id={id} />
      <AnswerView answer={preview} loading="Loading email..." failed="Couldn’t load the preview.">
        {(mail) => <CampaignMail name={name} preview={mail} />}
      </AnswerView>
    </div>
  );
}

/** Loads the content and the list of addresses, which rows do not have. */
function EditDialog({ role, campaign, ...dialog }: Omit<CampaignDialogProps, 'dialog'>) {
  const whole = useQuery({ ...campaignQueries.one(role, campaign.id), staleTime: 0 });
  return (
    <AnswerDialog answer={whole} title={`Edit: ${campaign.name}`} failed="Couldn’t load the campaign." {...dialog}>
      {(written) => <EditCampaignDialog role={role} campaign={written} {...dialog} />}
    </AnswerDialog>
  );
}
