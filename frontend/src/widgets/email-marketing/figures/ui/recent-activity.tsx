import { useQuery } from '@tanstack/react-query';
import {
  emailHistoryQueries,
  MailStatusTag,
  type Period,
  recipientInWords,
  subjectInWords,
} from '@/entities/email-marketing/sent-mails';
import { formatMoment } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import styles from './email-figures.module.css';

const SHOWN = 10;

/** What happened last, mail by mail. */
export function RecentActivity({ role, period }: { role: MailRole; period: Period }) {
  const activity = useQuery(emailHistoryQueries.list(role, period, SHOWN).page());
  return (
    <section className={styles.card} aria-labelledby="recent-activity">
      <h3 id="recent-activity" className={styles.heading}>
        Recent activity
      </h3>
      <AnswerView answer={activity} loading="Loading activity..." failed="The activity could not be loaded.">
        {({ rows }) =>
          rows.length === 0 ? (
            <p>No email activity in this period</p>
          ) : (
            <ul className={styles.activity}>
              {rows.map((mail) => (
                <li key={mail.id}>
                  <div>
                    <strong>{recipientInWords(mail)}</strong>
                    <p>{subjectInWords(mail)}</p>
                  </div>
                  <time dateTime={mail.sentAt ?? mail.createdAt}>{formatMoment(mail.sentAt ?? mail.createdAt)}</time>
                  <MailStatusTag status={mail.status} />
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
    </section>
  );
}
