import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { CampaignToday, DueApproval, DueRequest } from '@/entities/house/overview';
import { partyLabel } from '@/entities/reservation';
import { formatMoment, formatShortDay } from '@/entities/restaurant';
import { useDecideReservation } from '@/features/reservation/decide';
import { useAddress } from '@/shared/lib/address';
import { inWords } from '@/shared/lib/words';
import { dueWords } from '@/shared/lib/due-words';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { counted } from '../model/waiting-words';
import { loadDecline } from './decline-request';
import styles from './needs-today.module.css';

interface RowProps {
  id: string;
  kind: string;
  title: string;
  detail: string;
  due?: { words: string; isLate: boolean };
  /** `id` is that of the row's title. */
  children: (id: string) => ReactNode;
}

function Row({ id, kind, title, detail, due, children }: RowProps) {
  const heading = useId();
  return (
    <li className={styles.row} {...rowMark(id)}>
      <span className={styles.kind}>{kind}</span>
      <div className={styles.text}>
        <h3 id={heading} className={styles.name} {...headingMark}>
          {title}
        </h3>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {due && (
        <div className={styles.due}>
          <StatusTag tone={due.isLate ? 'bad' : 'waiting'}>{due.words}</StatusTag>
        </div>
      )}
      <div className={styles.actions}>{children(heading)}</div>
    </li>
  );
}

export function RequestRow({ request, now }: { request: DueRequest; now: number }) {
  const { id, customerName: guest, partySize, preferredDate, preferredTime, answerBy } = request;
  const { send, isPending } = useDecideReservation('admin', id);
  const { change } = useAddress();
  return (
    <Row
      id={id}
      kind="Request"
      title={guest}
      detail={`${partyLabel(partySize)} · ${formatShortDay(preferredDate)}, ${preferredTime}`}
      due={dueWords('answer', answerBy, now)}
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

export function ApprovalRow({ item, now }: { item: DueApproval; now: number }) {
  const { id, title, contentType, submittedBy, approvalDeadline } = item;
  const place = new URLSearchParams({ tab: 'approvals', open: id, dialog: 'review' });
  return (
    <Row
      id={id}
      kind="Approval"
      title={title}
      detail={`${inWords(contentType)} by ${submittedBy}`}
      due={dueWords('decide', approvalDeadline, now)}
    >
      {(heading) => <Way to={`/admin/dashboard?${place.toString()}`} label="Review" about={heading} />}
    </Row>
  );
}

export function CampaignRow({ campaign }: { campaign: CampaignToday }) {
  const { id, name, scheduledDate, recipientCount, approvalNeeded, statusReason } = campaign;
  const place = new URLSearchParams({ tab: 'email', view: 'campaigns', open: id, dialog: 'preview' });
  const leaves = scheduledDate === null ? 'Sends today' : `Sends ${formatMoment(scheduledDate)}`;
  return (
    <Row
      id={id}
      kind="Campaign"
      title={name}
      detail={statusReason ?? `${leaves} · ${counted(recipientCount, 'recipient')}`}
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

export function UnreadRow({ of, count }: { of: keyof typeof UNREAD; count: number }) {
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
