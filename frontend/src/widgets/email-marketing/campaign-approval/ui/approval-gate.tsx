import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/email-marketing/campaigns';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { formatMoment } from '@/entities/restaurant';
import { useSaveSettings } from '@/features/email-marketing/save-settings';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './campaign-approval.module.css';

/** Whether anything leaves without the owner's word, and what would. */
export function ApprovalGate() {
  const { data: settings } = useQuery(emailSettingsQueries.settings());
  const { data: leaving } = useQuery(campaignQueries.leavingUnapproved());
  const { send, isPending } = useSaveSettings();
  if (!settings || !leaving) return null;
  const { ownerApprovalRequired: isRequired } = settings;
  return (
    <section aria-label="Owner approval" className={styles.gate} data-open={!isRequired}>
      <div>
        <p>
          <strong>Owner approval is {isRequired ? 'required' : 'not required'}.</strong>{' '}
          {isRequired
            ? 'Campaigns and automations send only after you approve them.'
            : 'Campaigns and automations send without approval.'}{' '}
          {sendingInWords(leaving.automations, isRequired)} {leavingInWords(leaving.campaigns, isRequired)}
        </p>
        {leaving.next.length > 0 && (
          <ul aria-label="Sending next" className={styles.leaving}>
            {leaving.next.map(({ id, name, scheduledDate }) => (
              <li key={id}>
                {name}, <time dateTime={scheduledDate}>{formatMoment(scheduledDate)}</time>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isRequired && (
        <Button
          type="primary"
          loading={isPending}
          onClick={() => {
            send({ ownerApprovalRequired: true });
          }}
        >
          Require My Approval
        </Button>
      )}
    </section>
  );
}

function sendingInWords(automations: number, isRequired: boolean): string {
  if (automations === 0) return '';
  if (isRequired)
    return `${counted(automations, 'active automation')} ${automations === 1 ? 'waits' : 'wait'} for you.`;
  return `${counted(automations, 'active automation')} ${automations === 1 ? 'sends' : 'send'} without your approval.`;
}

function leavingInWords(campaigns: number, isRequired: boolean): string {
  if (campaigns === 0)
    return isRequired ? 'No scheduled campaign waits for you.' : 'None is scheduled without your approval.';
  const [waits, leaves] = campaigns === 1 ? ['waits', 'leaves'] : ['wait', 'leave'];
  const scheduled = counted(campaigns, 'scheduled campaign');
  return isRequired
    ? `${scheduled} ${waits} for you:`
    : `${scheduled} ${leaves} by ${campaigns === 1 ? 'itself' : 'themselves'}:`;
}

const counted = (number: number, noun: string) => `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
