import { useQuery } from '@tanstack/react-query';
import { type AutomationPlan, automationQueries } from '@/entities/email-marketing/automations';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { momentInWords, audienceInWords } from '../model/moment-in-words';
import { subjectInWords } from '../model/subject-in-words';
import styles from './automation-reach.module.css';

/** The contacts it would reach, and when each email would be sent. */
export function AutomationReach({ role, plan }: { role: MailRole; plan: AutomationPlan }) {
  const { data, error } = useQuery(automationQueries.reach(role, plan));
  return (
    <section aria-label="Reach and timing" className={styles.outlook}>
      <p role="status">
        <strong>
          {error ? 'Couldn’t count the audience.' : data ? `${counted(data.contacts)} now.` : 'Counting...'}
        </strong>{' '}
        {audienceInWords(plan)}
      </p>
      <ol className={styles.mails}>
        {plan.mails.map(({ delayDays, subject }, index) => (
          <li key={index}>
            <strong>{momentInWords(plan, delayDays)}</strong>
            <span>{subjectInWords(subject)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const counted = (contacts: number) => `${formatNumber(contacts)} ${contacts === 1 ? 'contact' : 'contacts'}`;
