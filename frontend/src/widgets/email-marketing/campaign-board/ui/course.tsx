import { useQuery } from '@tanstack/react-query';
import type { CampaignStatus } from '@/entities/email-marketing/campaigns';
import {
  emailHistoryQueries,
  MailStatusTag,
  type Progress,
  recipientInWords,
} from '@/entities/email-marketing/sent-mails';
import { formatMoment } from '@/entities/restaurant';
import { type MailRole, usePagedList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { ListView, Pager } from '@/shared/ui/list-view';
import styles from './campaign-details.module.css';

interface SendingProgressProps {
  role: MailRole;
  id: string;
  /** What was stopped has no pace; nobody waits for what was given up. */
  status: CampaignStatus;
}

/** How the sending comes along, or how far it got. */
export function SendingProgress({ role, id, status }: SendingProgressProps) {
  const { data } = useQuery(emailHistoryQueries.progress(role, id));
  if (!data) return null;
  const { total, left, sent, failed, bounced } = data;
  return (
    <section aria-label="Progress" className={styles.progress}>
      {status !== 'cancelled' && <progress max={Math.max(1, total)} value={total - left} aria-label="Sent so far" />}
      <p>
        {formatNumber(sent)} of {formatNumber(total)} sent
        {failed + bounced > 0 && `, ${formatNumber(bounced)} bounced, ${formatNumber(failed)} not sent`}
      </p>
      {status === 'sending' && <p role="status">{paceInWords(data)}</p>}
    </section>
  );
}

function paceInWords({ perMinute, secondsLeft }: Progress): string {
  if (perMinute === null || secondsLeft === null) return 'Calculating speed...';
  const left =
    secondsLeft < 90
      ? `${String(secondsLeft)} seconds left`
      : `about ${formatNumber(Math.ceil(secondsLeft / 60))} minutes left`;
  return `${formatNumber(perMinute)} a minute, ${left}.`;
}

/** Which links people followed. */
export function ClickedLinks({ role, id }: { role: MailRole; id: string }) {
  const { data = [] } = useQuery(emailHistoryQueries.links(role, id));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="clicked-links">
      <h3 id="clicked-links" className={styles.heading}>
        Links clicked
      </h3>
      <ul className={styles.rows}>
        {data.map(({ url, people }) => (
          <li key={url}>
            <span>{url}</span>
            <strong>
              {formatNumber(people)} {people === 1 ? 'person' : 'people'}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of each mail. */
export function RecipientHistory({ role, id, isGivenUp }: { role: MailRole; id: string; isGivenUp: boolean }) {
  const list = usePagedList(emailHistoryQueries.list(role, { campaignId: id }), 'itemAfter');
  return (
    <section aria-labelledby="recipients">
      <h3 id="recipients" className={styles.heading}>
        Recipients
      </h3>
      <ListView
        list={list}
        loading="Loading recipients..."
        failed="Couldn’t load recipients."
        empty="Not sent to anyone yet"
      >
        {(mails) => (
          <>
            <ul className={styles.rows}>
              {mails.map(({ id: mail, recipientEmail, status, sentAt, failureReason }) => (
                <li key={mail}>
                  <span>
                    {recipientInWords({ recipientEmail })}
                    {failureReason && <em>{failureReason}</em>}
                  </span>
                  {sentAt && <time dateTime={sentAt}>{formatMoment(sentAt)}</time>}
                  <MailStatusTag status={status} isGivenUp={isGivenUp} />
                </li>
              ))}
            </ul>
            <Pager {...list} />
          </>
        )}
      </ListView>
    </section>
  );
}
