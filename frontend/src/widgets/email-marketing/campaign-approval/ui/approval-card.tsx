import { type Campaign, recipientsInWords } from '@/entities/email-marketing/campaign';
import { formatMoment, formatWhen } from '@/entities/restaurant';
import { useDecideCampaign } from '@/features/campaign/decide';
import { useOpenItem } from '@/shared/lib/open-item';
import { formatNumber } from '@/shared/lib/numbers';
import { Button } from '@/shared/ui/button';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import styles from './campaign-approval.module.css';
import { loadDecisionDialog } from './open-decision';

const STANDINGS: Record<NonNullable<Campaign['approval']> | 'open', { label: string; tone: Tone }> = {
  open: { label: 'Awaiting Approval', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  changes_requested: { label: 'Changes Requested', tone: 'info' },
};

export function ApprovalCard({ campaign }: { campaign: Campaign }) {
  const { id, name, subject, description, recipientCount, scheduledDate, createdBy, createdAt, approval } = campaign;
  const { label, tone } = STANDINGS[approval ?? 'open'];
  const item = useOpenItem();
  const { send, isPending } = useDecideCampaign();
  const opens = (dialog: string) => ({
    onFocus: () => void loadDecisionDialog().catch(() => undefined),
    onClick: () => {
      item.open(id, dialog);
    },
  });
  return (
    <ItemCard id={id} title={name} tag={<StatusTag tone={tone}>{label}</StatusTag>}>
      <p className={styles.subject}>{subject}</p>
      {description && <p>{description}</p>}
      <CardFacts>
        <span>
          {recipientsInWords(campaign.recipientCriteria)}: {formatNumber(recipientCount)} recipients
        </span>
        <span>
          by {createdBy}, {formatMoment(createdAt)}
        </span>
        {scheduledDate && <span>planned for {formatWhen(scheduledDate)}</span>}
      </CardFacts>
      {campaign.approvalComments && <CardRemark>{campaign.approvalComments}</CardRemark>}
      <CardActions>
        <Button
          variant="primary"
          disabled={approval === 'approved'}
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send({ id, decision: 'approved' });
          }}
        >
          Approve
        </Button>
        <Button {...opens('preview')}>Preview</Button>
        <Button {...opens('changes')}>Request Changes</Button>
      </CardActions>
    </ItemCard>
  );
}
