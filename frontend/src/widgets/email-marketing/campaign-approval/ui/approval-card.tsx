import {
  ApprovalTag,
  type Campaign,
  CampaignTag,
  recipientsCounted,
  recipientsInWords,
} from '@/entities/email-marketing/campaigns';
import { formatMoment } from '@/entities/restaurant';
import { useDecideCampaign } from '../api/use-decide';
import { CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import styles from './campaign-approval.module.css';
import { DecisionButtons } from './decision-buttons';

interface ApprovalCardProps {
  campaign: Campaign;
  /** The campaign's `updatedAt` as it was shown. */
  seen: string;
  onRefused: (error: Error) => void;
  prepare: () => Promise<unknown>;
}

export function ApprovalCard({ campaign, ...decision }: ApprovalCardProps) {
  const { id, name, subject, description, status, recipientCount, createdBy, createdAt, approval } = campaign;
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
      <DecisionButtons item={campaign} change={useDecideCampaign()} {...decision} />
    </ItemCard>
  );
}
