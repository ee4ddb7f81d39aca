import { Button } from 'antd';
import { type Campaign, CampaignTag, recipientsInWords } from '@/entities/email-marketing/campaigns';
import { formatMoment } from '@/entities/restaurant';
import { useStepCampaign } from '@/features/email-marketing/step-campaign';
import type { MailRole } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { Dialog } from '@/shared/ui/dialogs';
import { isOnItsWay } from '../model/is-on-its-way';
import { dialogsOf, holdOf } from '../model/next-actions';
import styles from './campaign-details.module.css';
import { ClickedLinks, RecipientHistory, SendingProgress } from './course';
import { PreFlightPanel } from './pre-flight-panel';

interface CampaignDetailsProps {
  role: MailRole;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Everything about one campaign, and what is rarely done with it. */
export function CampaignDetails({ role, campaign, open, onClose, afterClose }: CampaignDetailsProps) {
  const { id, name, description, status, startedAt } = campaign;
  return (
    <Dialog
      title={name}
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      footer={<RareSteps role={role} campaign={campaign} />}
      width={720}
      destroyOnHidden
    >
      <div className={styles.details}>
        {description && <p>{description}</p>}
        <Facts campaign={campaign} />
        {startedAt === null && status !== 'cancelled' && <PreFlightPanel role={role} id={id} />}
        {isOnItsWay(campaign) && <SendingProgress role={role} id={id} status={status} />}
        {startedAt !== null && <ClickedLinks role={role} id={id} />}
        {startedAt !== null && <RecipientHistory role={role} id={id} isGivenUp={status === 'cancelled'} />}
      </div>
    </Dialog>
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const { subject, templateName, scheduledDate, sentDate, createdBy, createdAt, approval, approvedBy, approvedAt } =
    campaign;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Subject', subject],
    ['Template', templateName ?? 'None yet'],
    ['Recipients', recipientsInWords(campaign.recipientCriteria, campaign.segmentName)],
    ['Send date', scheduledDate && formatMoment(scheduledDate)],
    ['Sent', sentDate && formatMoment(sentDate)],
    ['Created', `by ${createdBy}, ${formatMoment(createdAt)}`],
    [
      approval === 'approved' ? 'Approved' : 'Changes requested',
      approvedAt && `by ${approvedBy ?? ''}, ${formatMoment(approvedAt)}`,
    ],
    ['Owner’s comment', campaign.approvalComments],
    ['On hold', campaign.statusReason],
  ];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Status</dt>
        <dd>
          <CampaignTag status={campaign.status} />
        </dd>
      </div>
      {facts
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

const LABELS = { cancel: 'Cancel Campaign', edit: 'Edit', delete: 'Delete' } as const;

function RareSteps({ role, campaign }: { role: MailRole; campaign: Campaign }) {
  const item = useOpenItem();
  const { send, isPending } = useStepCampaign(role);
  const hold = holdOf(campaign);
  const dialogs = dialogsOf(campaign);
  return (
    <>
      {hold && (
        <Button
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send({ id: campaign.id, status: hold.status });
          }}
        >
          {hold.label}
        </Button>
      )}
      {(['cancel', 'edit', 'delete'] as const)
        .filter((dialog) => dialogs.includes(dialog))
        .map((dialog) => (
          <Button
            key={dialog}
            danger={dialog !== 'edit'}
            onClick={() => {
              item.open(campaign.id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
    </>
  );
}
