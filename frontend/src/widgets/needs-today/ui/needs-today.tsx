import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { overviewQueries, type Today } from '@/entities/house/overview';
import { formatTime } from '@/entities/restaurant';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { waitingWords } from '../model/waiting-words';
import { DeclineRequest } from './decline-request';
import styles from './needs-today.module.css';
import { ApprovalRow, CampaignRow, RequestRow, UnreadRow } from './rows';

/** Rows shown of each kind, few enough to see the next kind. */
const SHOWN = { requests: 3, approvals: 2, campaigns: 2 };

interface NeedsTodayProps {
  /** The status of emails and other work that is stuck. */
  status: ReactNode;
}

/** What needs the owner today, each item with its next step. */
export function NeedsToday({ status }: NeedsTodayProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(overviewQueries.today());
  const { area, restore } = useRowFocus();
  return (
    <section ref={area} className={styles.panel} aria-labelledby="needs-today">
      <DeclineRequest requests={data?.requests ?? []} afterClose={restore} />
      <h2 id="needs-today" className={styles.title} {...headingMark}>
        Needs you today
      </h2>
      {status}
      {error && (
        <Alert
          type="error"
          showIcon
          title={
            data
              ? `Last updated ${formatTime(new Date(dataUpdatedAt))}. Couldn’t refresh.`
              : 'Couldn’t load what needs you today.'
          }
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading what needs you today...">
          <Skeleton title={false} paragraph={{ rows: 4 }} />
        </div>
      )}
      {data && <Waiting today={data} now={dataUpdatedAt} />}
    </section>
  );
}

function Waiting({ today, now }: { today: Today; now: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const { messages, enquiries: inquiries, mail } = today;
  if (waitingWords(today) === '') return <p className={styles.calm}>You’re all caught up.</p>;

  const [requests, approvals, campaigns] = [today.requests, today.approvals, today.campaigns];
  const most = showsAll ? { requests: Infinity, approvals: Infinity, campaigns: Infinity } : SHOWN;
  const hidden =
    Math.max(0, requests.length - most.requests) +
    Math.max(0, approvals.length - most.approvals) +
    Math.max(0, campaigns.length - most.campaigns);
  const beyond = [
    [today.requestsTotal - requests.length, 'Reservations'],
    [today.approvalsTotal - approvals.length, 'Pending Approvals'],
  ] as const;
  const isMailAlone = requests.length + approvals.length + campaigns.length + messages.unread + inquiries.unread === 0;
  if (isMailAlone && mail.waiting + mail.failed + mail.heldBack > 0)
    return <p className={styles.calm}>Nothing else needs you today.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {requests.slice(0, most.requests).map((request) => (
          <RequestRow key={request.id} request={request} now={now} />
        ))}
        {approvals.slice(0, most.approvals).map((item) => (
          <ApprovalRow key={item.id} item={item} now={now} />
        ))}
        {campaigns.slice(0, most.campaigns).map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
        {messages.unread > 0 && <UnreadRow of="messages" count={messages.unread} />}
        {inquiries.unread > 0 && <UnreadRow of="enquiries" count={inquiries.unread} />}
      </ul>
      {hidden > 0 && (
        <Button
          type="link"
          className={styles.more}
          onClick={() => {
            setShowsAll(true);
          }}
        >
          Show {hidden} more
        </Button>
      )}
      {hidden === 0 &&
        beyond.map(
          ([count, tab]) =>
            count > 0 && (
              <p key={tab} className={styles.beyond}>
                {count} more in {tab}.
              </p>
            ),
        )}
    </>
  );
}
