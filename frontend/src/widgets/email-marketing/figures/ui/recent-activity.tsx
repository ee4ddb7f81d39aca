import { type TableColumnsType } from 'antd';
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
import { useMedia } from '@/shared/lib/media';
import { AnswerView } from '@/shared/ui/answer-view';
import { Table } from '@/shared/ui/table';
import styles from './email-figures.module.css';

const SHOWN = 10;

const Left = ({ mail: { sentAt, createdAt } }: { mail: SentMail }) => (
  <time dateTime={sentAt ?? createdAt}>{formatMoment(sentAt ?? createdAt)}</time>
);

/** An address may break only before its domain. */
function Recipient({ mail }: { mail: SentMail }) {
  const [name, domain] = recipientInWords(mail).split(/(?=@[^@]*$)/);
  return (
    <strong>
      {name}
      <wbr />
      {domain}
    </strong>
  );
}

const WHEN: TableColumnsType<SentMail> = [
  { title: 'When', width: '28%', className: styles.when, render: (_, mail) => <Left mail={mail} /> },
];

const columnsOf = (isWide: boolean): TableColumnsType<SentMail> => [
  {
    title: 'Mail',
    render: (_, mail) => (
      <>
        <Recipient mail={mail} />
        <p className={styles.subject}>{subjectInWords(mail)}</p>
        {!isWide && (
          <p className={styles.when}>
            <Left mail={mail} />
          </p>
        )}
      </>
    ),
  },
  ...(isWide ? WHEN : []),
  // Wide enough for 'Unsubscribed', which does not break.
  { title: 'Status', width: 128, render: (_, { status }) => <MailStatusTag status={status} /> },
];

/** The latest emails and their results. */
export function RecentActivity({ role, period }: { role: MailRole; period: Period }) {
  const isWide = useMedia('(min-width: 721px)');
  const activity = useQuery(emailHistoryQueries.list(role, period, SHOWN).page());
  return (
    <section className={styles.card} aria-labelledby="recent-activity">
      <h3 id="recent-activity" className={styles.heading}>
        Recent activity
      </h3>
      <AnswerView answer={activity} loading="Loading activity..." failed="Couldn’t load activity.">
        {({ rows }) =>
          rows.length === 0 ? (
            <p>No email activity in this period</p>
          ) : (
            <Table
              className={styles.activity}
              columns={columnsOf(isWide)}
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
