import { Table, type TableColumnsType } from 'antd';
import { useQuery } from '@tanstack/react-query';
import {
  emailHistoryQueries,
  MailStatusTag,
  type Period,
  recipientInWords,
  type SentMail,
  subjectInWords,
} from '@/entities/email-marketing/sent-mails';
import { formatMoment } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import styles from './email-figures.module.css';

const SHOWN = 10;

const COLUMNS: TableColumnsType<SentMail> = [
  {
    title: 'Mail',
    render: (_, mail) => (
      <>
        <strong>{recipientInWords(mail)}</strong>
        <p className={styles.subject}>{subjectInWords(mail)}</p>
      </>
    ),
  },
  {
    title: 'When',
    width: '28%',
    className: styles.subject,
    render: (_, { sentAt, createdAt }) => (
      <time dateTime={sentAt ?? createdAt}>{formatMoment(sentAt ?? createdAt)}</time>
    ),
  },
  { title: 'Status', width: '24%', render: (_, { status }) => <MailStatusTag status={status} /> },
];

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
            <Table
              className={styles.activity}
              columns={COLUMNS}
              dataSource={rows}
              rowKey="id"
              size="small"
              pagination={false}
              tableLayout="fixed"
            />
          )
        }
      </AnswerView>
    </section>
  );
}
