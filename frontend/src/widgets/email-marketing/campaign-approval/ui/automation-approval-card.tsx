import type { Automation } from '@/entities/email-marketing/automations';
import { ApprovalTag } from '@/entities/email-marketing/campaigns';
import { formatMoment } from '@/entities/restaurant';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import { useDecideAutomation } from '../api/use-decide';
import { CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { StatusTag } from '@/shared/ui/status-tag';
import { DecisionButtons } from './decision-buttons';

interface AutomationApprovalCardProps {
  automation: Automation;
  /** The automation's `updatedAt` as it was shown. */
  seen: string;
  onRefused: (error: Error) => void;
  prepare: () => Promise<unknown>;
}

export function AutomationApprovalCard({ automation, ...decision }: AutomationApprovalCardProps) {
  const { id, name, description, isActive, emailSequence, createdBy, createdAt, approval } = automation;
  return (
    <ItemCard id={id} title={name} tag={<ApprovalTag approval={approval} />}>
      {description && <p>{description}</p>}
      <CardFacts>
        <StatusTag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Paused'}</StatusTag>
        <span>{triggerInWords(automation)}</span>
        <span>
          {emailSequence.length} {emailSequence.length === 1 ? 'email' : 'emails'}
        </span>
        <span>
          by {createdBy}, {formatMoment(createdAt)}
        </span>
      </CardFacts>
      {automation.approvalComments && <CardRemark>{automation.approvalComments}</CardRemark>}
      <DecisionButtons item={automation} change={useDecideAutomation()} {...decision} />
    </ItemCard>
  );
}
