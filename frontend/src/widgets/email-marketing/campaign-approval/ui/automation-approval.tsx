import { Button } from 'antd';
import { type Automation, automationQueries } from '@/entities/email-marketing/automations';
import { ApprovalTag } from '@/entities/email-marketing/campaigns';
import { formatMoment } from '@/entities/restaurant';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import { hasStatus, useGrowingList } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { ListRemark, ListView } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { useDecideAutomation } from '../api/use-decide';
import { useSeen } from '../model/use-seen';
import styles from './campaign-approval.module.css';
import { DecisionButtons } from './decision-buttons';
import { OpenDecision } from './open-decision';

interface AutomationApprovalCardProps {
  automation: Automation;
  /** The automation's `updatedAt` as it was shown. */
  seen: string;
  onRefused: (error: Error) => void;
  prepare: () => Promise<unknown>;
}

function AutomationApprovalCard({ automation, ...decision }: AutomationApprovalCardProps) {
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

const loadDecision = async () => (await import('./automation-decision')).AutomationDecision;

/** Automations for the owner's approval; waiting ones first. */
export function AutomationApproval() {
  const list = useGrowingList(automationQueries.list('admin'));
  const { area, restore } = useRowFocus();
  const opened = useOpenItem();
  const { seenOf, learn } = useSeen();
  return (
    <section ref={area} aria-labelledby="automation-approval" className={styles.approval}>
      <h2 id="automation-approval" className={styles.heading}>
        Automation approval
      </h2>
      <OpenDecision rows={list.rows ?? []} load={loadDecision} seenOf={seenOf} onSeen={learn} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading automations..."
        failed="Couldn’t load automations."
        empty="No automations yet"
      >
        {(automations) => (
          <>
            {[...automations].sort(waitingFirst).map((automation) => (
              <AutomationApprovalCard
                key={automation.id}
                automation={automation}
                seen={seenOf(automation)}
                prepare={loadDecision}
                onRefused={(error) => {
                  if (!hasStatus(error, 409)) return;
                  learn(automation.id, seenOf(automation));
                  opened.open(automation.id, 'preview');
                }}
              />
            ))}
            {list.hasOlder && (
              <ListRemark>
                Only the latest {automations.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older automations
                </Button>
              </ListRemark>
            )}
          </>
        )}
      </ListView>
    </section>
  );
}

const rank = ({ approval, isActive }: Automation) => (approval !== null ? 2 : Number(!isActive));
const waitingFirst = (one: Automation, other: Automation) => rank(one) - rank(other);
