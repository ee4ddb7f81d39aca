import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import {
  type Automation,
  type AutomationPlan,
  automationQueries,
  delayInWords,
} from '@/entities/email-marketing/automations';
import { placeholders } from '@/entities/email-marketing/templates';
import { restaurant } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { counted } from '@/shared/lib/numbers';
import { dateInWords } from '../model';
import styles from './automation-reach.module.css';

type Trigger = Pick<Automation, 'triggerType' | 'triggerConditions'>;

const MORNING = '9:00 AM';

/** When an email of the automation is sent. */
export function momentInWords({ triggerType, triggerConditions: { date = '', days } }: Trigger, delay: number): string {
  const later = delay === 0 ? '' : `${String(delay)} ${delay === 1 ? 'day' : 'days'} after `;
  switch (triggerType) {
    case 'special_date':
      return `${later}${dateInWords(date) || 'the date'}${isYearly(date) ? ' of each year' : ''}, ${MORNING}`;
    case 'birthday':
      return `${later || 'On '}their birthday, ${MORNING}`;
    case 'inactive_customer':
      return `${later || 'After '}${String(days ?? 90)} days without a visit, ${MORNING}`;
    default:
      return delayInWords(delay);
  }
}

/** Which current contacts it is for, and who joins later. */
export function audienceInWords({ triggerType, triggerConditions: { tags = [], days } }: Trigger): string {
  switch (triggerType) {
    case 'new_contact':
      return 'People who opt in from now on. Current contacts are not included.';
    case 'tag_added':
      return `Contacts who get ${tags.length > 0 ? oneOf(tags) : 'any tag'} from now on. Contacts who already have it are not included.`;
    case 'birthday':
      return 'Every contact with a birthday, once a year.';
    case 'visit_completed':
      return 'Every contact who gets email, after each visit.';
    case 'inactive_customer':
      return `Contacts whose last visit was more than ${String(days ?? 90)} days ago, at the next ${MORNING}; others when they reach it.`;
    case 'special_date':
      return tags.length > 0
        ? `Every contact who has ${oneOf(tags)} on that day.`
        : 'Every contact who gets email on that day.';
  }
}

const isYearly = (date: string) => /^\d\d-\d\d$/.test(date);
const oneOf = (tags: readonly string[]) => `the tag ${tags.join(' or ')}`;

/** A subject as each recipient will read it, with its placeholders named. */
export const subjectInWords = (subject: string): string =>
  subject.replace(/\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g, (whole, field: string) => {
    const name = field.trim();
    if (name === 'restaurantName') return restaurant.name;
    const label = placeholders.find((placeholder) => placeholder.name === name)?.label;
    return label === undefined ? whole : `[${label}]`;
  });

/** The contacts it would reach, and when each email would be sent. */
export function AutomationReach({ role, plan }: { role: MailRole; plan: AutomationPlan }) {
  const { data, error } = useQuery(automationQueries.reach(role, plan));
  return (
    <Flex component="section" vertical gap="small" aria-label="Reach and timing" className={styles.outlook}>
      <p role="status">
        <strong>
          {error ? 'Couldn’t count the audience.' : data ? `${counted(data.contacts, 'contact')} now.` : 'Counting...'}
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
    </Flex>
  );
}
