import {
  ApprovalTag,
  type Campaign,
  CampaignTag,
  recipientsCounted,
  recipientsInWords,
} from '@/entities/email-marketing/campaign';
import { formatMoment } from '@/entities/restaurant';
import { useDecideCampaign } from '@/features/campaign/decide';
import { useOpenItem } from '@/shared/lib/open-item';
import { Button } from '@/shared/ui/button';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import styles from './campaign-approval.module.css';
import { loadDecisionDialog } from './open-decision';

interface ApprovalCardProps {
  campaign: Campaign;
  /** The campaign's `updatedAt` as it was shown, which its mail may have been before its card. */
  seen: string;
  onRefused: (error: Error) => void;
}

export function ApprovalCard({ campaign, seen, onRefused }: ApprovalCardProps) {
  const { id, name, subject, description, status, recipientCount, createdBy, createdAt, approval } = campaign;
  const item = useOpenItem();
  const { send, isPending } = useDecideCampaign();
  const opens = (dialog: string) => ({
    onFocus: () => void loadDecisionDialog().catch(() => undefined),
    onClick: () => {
      item.open(id, dialog);
    },
  });
  return (
    <ItemCard id={id} title={name} tag={<ApprovalTag approval={approval} />}>
      <p className={styles.subject}>{subject}</p>
      {description && <p>{description}</p>}
      <CardFacts>
        <CampaignTag status={status} />
        <span>
          {recipientsInWords(campaign.recipientCriteria, campaign.segmentName)}: {recipientsCounted(recipientCount)}
        </span>
        <span>
          by {createdBy}, {formatMoment(createdAt)}
        </span>
        {campaign.scheduledDate && <span>planned for {formatMoment(campaign.scheduledDate)}</span>}
      </CardFacts>
      {campaign.approvalComments && <CardRemark>{campaign.approvalComments}</CardRemark>}
      <CardActions>
        <Button
          variant="primary"
          disabled={approval === 'approved'}
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send({ id, decision: 'approved', seen }, { onError: onRefused });
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
