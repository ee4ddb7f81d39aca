import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { CampaignRecipients } from '@/entities/email-marketing/campaigns';
import {
  type CampaignToday,
  type DueApproval,
  type DueRequest,
  overviewQueries,
  type Today,
} from '@/entities/settings/overview';
import { partyLabel } from '@/entities/reservation';
import { formatMoment, formatShortDay, formatTime } from '@/entities/restaurant';
import { useDecideReservation } from '@/features/reservation/decide';
import { useAddress } from '@/shared/lib/address';
import { dueWords } from '@/shared/lib/due-words';
import { counted } from '@/shared/lib/numbers';
import { inWords } from '@/shared/lib/words';
import { EmptyState } from '@/shared/ui/empty-state';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { waitingWords } from '../model';
import { DeclineRequest, loadDecline } from './decline-request';
import styles from './needs-today.module.css';

interface RowProps {
  id: string;
  kind: string;
  title: string;
  detail: ReactNode;
  due?: { words: string; isLate: boolean };
  /** `id` is that of the row's title. */
  children: (id: string) => ReactNode;
}

function Row({ id, kind, title, detail, due, children }: RowProps) {
  const heading = useId();
  return (
    <li className={styles.row} data-short={!detail} {...rowMark(id)}>
      <span className={`hint ${styles.kind ?? ''}`}>{kind}</span>
      <Flex gap="0 12px" wrap align="baseline" className={styles.text}>
        <h3 id={heading} {...headingMark}>
          {title}
        </h3>
        {detail && <p className="hint">{detail}</p>}
      </Flex>
      {due && (
        <div className={styles.due}>
          <StatusTag tone={due.isLate ? 'bad' : 'waiting'}>{due.words}</StatusTag>
        </div>
      )}
      <Flex gap="small" justify="end" className={styles.actions}>
        {children(heading)}
      </Flex>
    </li>
  );
}

function RequestRow({ request, now }: { request: DueRequest; now: number }) {
  const { id, customerName: guest, partySize, preferredDate, preferredTime, answerBy } = request;
  const { send, isPending } = useDecideReservation('admin', id);
  const { change } = useAddress();
  return (
    <Row
      id={id}
      kind="Request"
      title={guest}
      detail={`${partyLabel(partySize)} · ${formatShortDay(preferredDate)}, ${preferredTime}`}
      due={dueWords('reply due', answerBy, now)}
    >
      {(heading) => (
        <>
          <Button
            size="small"
            type="primary"
            aria-describedby={heading}
            loading={isPending}
            onClick={({ detail: taps }) => {
              // Ignores the second tap of a double tap, since another row may have moved under the finger.
              if (taps <= 1) send({ id, guest, from: 'pending', to: 'confirmed' });
            }}
          >
            Confirm
          </Button>
          <Button
            size="small"
            danger
            aria-describedby={heading}
            onFocus={() => void loadDecline().catch(() => undefined)}
            onClick={({ detail: taps }) => {
              if (taps <= 1) change({ decline: id }, { replace: false });
            }}
          >
            Decline
          </Button>
        </>
      )}
    </Row>
  );
}

function ApprovalRow({ item, now }: { item: DueApproval; now: number }) {
  const { id, title, contentType, submittedBy, approvalDeadline } = item;
  const place = new URLSearchParams({ tab: 'approvals', open: id, dialog: 'review' });
  return (
    <Row
      id={id}
      kind="Approval"
      title={title}
      detail={`${inWords(contentType)} by ${submittedBy}`}
      due={dueWords('due', approvalDeadline, now)}
    >
      {(heading) => <Way to={`/admin/dashboard?${place.toString()}`} label="Review" about={heading} />}
    </Row>
  );
}

function CampaignRow({ campaign }: { campaign: CampaignToday }) {
  const { id, name, scheduledDate, approvalNeeded, statusReason } = campaign;
  const place = new URLSearchParams({ tab: 'email', view: 'campaigns', open: id, dialog: 'preview' });
  const leaves = scheduledDate === null ? 'Sends today' : `Sends ${formatMoment(scheduledDate)}`;
  return (
    <Row
      id={id}
      kind="Campaign"
      title={name}
      detail={
        statusReason ?? (
          <>
            {leaves}
            <CampaignRecipients role="admin" campaign={campaign} before=" · " />
          </>
        )
      }
      {...(approvalNeeded && { due: { words: 'approval needed', isLate: false } })}
    >
      {(heading) => <Way to={`/admin/dashboard?${place.toString()}`} label="Review" about={heading} />}
    </Row>
  );
}

const UNREAD = {
  messages: {
    kind: 'Messages',
    words: (count: number) => counted(count, 'unread message'),
    to: '/admin/dashboard?tab=messages',
  },
  enquiries: {
    kind: 'Inquiries',
    words: (count: number) => counted(count, 'unread inquiry', 'unread inquiries'),
    to: '/admin/enquiries?read=false',
  },
};

function UnreadRow({ of, count }: { of: keyof typeof UNREAD; count: number }) {
  const { kind, words, to } = UNREAD[of];
  return (
    <Row id={of} kind={kind} title={words(count)} detail="">
      {(heading) => <Way to={to} label="Open" about={heading} />}
    </Row>
  );
}

/** @param about id of the element that describes it */
function Way({ to, label, about }: { to: string; label: string; about: string }) {
  const navigate = useNavigate();
  return (
    <Button size="small" aria-describedby={about} onClick={() => void navigate(to)}>
      {label}
    </Button>
  );
}

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
    <Flex component="section" vertical gap="small" ref={area} className={styles.panel} aria-labelledby="needs-today">
      <DeclineRequest requests={data?.requests ?? []} afterClose={restore} />
      <h2 id="needs-today" {...headingMark}>
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
    </Flex>
  );
}

function Waiting({ today, now }: { today: Today; now: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const { messages, enquiries: inquiries, mail } = today;
  if (waitingWords(today) === '') return <EmptyState text="You’re all caught up." />;

  const requests = today.requests;
  const approvals = today.approvals;
  const campaigns = today.campaigns;
  const limits = showsAll ? { requests: Infinity, approvals: Infinity, campaigns: Infinity } : SHOWN;
  const hidden =
    Math.max(0, requests.length - limits.requests) +
    Math.max(0, approvals.length - limits.approvals) +
    Math.max(0, campaigns.length - limits.campaigns);
  const beyond = [
    [today.requestsTotal - requests.length, 'Reservations'],
    [today.approvalsTotal - approvals.length, 'Pending Approvals'],
  ] as const;
  const isMailAlone = requests.length + approvals.length + campaigns.length + messages.unread + inquiries.unread === 0;
  if (isMailAlone && mail.waiting + mail.failed + mail.heldBack > 0)
    return <EmptyState text="Nothing else needs you today." />;
  return (
    <>
      <ul className="plain">
        {requests.slice(0, limits.requests).map((request) => (
          <RequestRow key={request.id} request={request} now={now} />
        ))}
        {approvals.slice(0, limits.approvals).map((item) => (
          <ApprovalRow key={item.id} item={item} now={now} />
        ))}
        {campaigns.slice(0, limits.campaigns).map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
        {messages.unread > 0 && <UnreadRow of="messages" count={messages.unread} />}
        {inquiries.unread > 0 && <UnreadRow of="enquiries" count={inquiries.unread} />}
      </ul>
      {hidden > 0 && (
        <Button
          type="link"
          style={{ alignSelf: 'start', paddingInline: 0 }}

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
              <p key={tab} className="hint">
                {count} more in {tab}.
              </p>
            ),
        )}
    </>
  );
}
