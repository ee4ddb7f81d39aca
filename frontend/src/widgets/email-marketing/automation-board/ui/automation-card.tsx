import { Button } from 'antd';
import type { MailRole } from '@/shared/api';
import { memo } from 'react';
import type { Automation } from '@/entities/email-marketing/automations';
import { useToggleAutomation } from '../api/use-toggle-automation';
import { useOpenItem } from '@/shared/lib/open-item';
import { formatNumber } from '@/shared/lib/numbers';
import { CardActions, CardFacts, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { StatusTag } from '@/shared/ui/status-tag';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import styles from './automation-board.module.css';
import { loadAutomationDialog } from './open-automation';

interface AutomationCardProps {
  role: MailRole;
  automation: Automation;
}

const LABELS = { view: 'View Details', edit: 'Edit', delete: 'Delete' };
const prepare = () => void loadAutomationDialog().catch(() => undefined);

export const AutomationCard = memo(function AutomationCard({ role, automation }: AutomationCardProps) {
  const { id, name, description, emailSequence, isActive, totalTriggered, totalSent, approvalComments } = automation;
  const item = useOpenItem();
  const { send, isPending } = useToggleAutomation(role);
  return (
    <ItemCard
      id={id}
      title={name}
      tag={
        <span className={styles.tags}>
          <StatusTag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Paused'}</StatusTag>
          {automation.waitsForOwner && <WaitingTag {...automation} />}
        </span>
      }
    >
      {description && <p>{description}</p>}
      <CardFacts>
        <span>{triggerInWords(automation)}</span>
        <span>
          {emailSequence.length} {emailSequence.length === 1 ? 'email' : 'emails'}
        </span>
        <span>{formatNumber(totalTriggered)} triggered so far</span>
        <span>{formatNumber(totalSent)} sent so far</span>
      </CardFacts>
      {approvalComments && <CardRemark>{approvalComments}</CardRemark>}
      <CardActions>
        <Button
          loading={isPending}
          onFocus={isActive ? undefined : prepare}
          onClick={({ detail: taps }) => {
            if (!isActive) item.open(id, 'activate');
            else if (taps <= 1) send({ id, isActive: false });
          }}
        >
          {isActive ? 'Pause' : 'Activate'}
        </Button>
        {(['view', 'edit', 'delete'] as const).map((dialog) => (
          <Button
            key={dialog}
            type="text"
            danger={dialog === 'delete'}
            onFocus={prepare}
            onClick={() => {
              item.open(id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
      </CardActions>
    </ItemCard>
  );
});

/** Nothing is sent before the owner has approved it. */
function WaitingTag({ approval, isActive }: Pick<Automation, 'approval' | 'isActive'>) {
  if (approval === 'changes_requested') return <StatusTag tone="info">Changes requested</StatusTag>;
  return isActive && <StatusTag tone="waiting">Awaiting approval</StatusTag>;
}
