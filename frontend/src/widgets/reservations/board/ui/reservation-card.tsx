import { Flex } from 'antd';
import type { ReactNode } from 'react';
import {
  answerLabel,
  AreaTag,
  areaWords,
  type GuestMemory,
  Mentions,
  type OfferedTime,
  partyLabel,
  type RequestRoom,
  type Reservation,
  RoomLine,
  slotMinutes,
  sourceLabel,
  standingLabel,
  statusLabel,
  statusTone,
  tableWords,
  WaitingSteps,
} from '@/entities/reservation';
import { useHasAreas } from '@/entities/settings/current-restaurant';
import {
  formatDay,
  formatHours,
  formatMoment,
  formatShortDay,
  hasPassed,
  isOpenAt,
  spansOn,
  useHours,
  useMinute,
} from '@/entities/restaurant';
import { MemoryLine } from '@/features/reservation/note-guest';
import { replacedWords } from '@/features/reservation/print-day';
import { dueWords } from '@/shared/lib/due-words';
import { telHref } from '@/shared/lib/phone';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { mailHref } from '@/shared/links';
import { Tip } from '@/shared/ui/tip';
import styles from './reservation-card.module.css';

interface ReservationCardProps {
  reservation: Reservation;
  room?: RequestRoom | undefined;
  memory?: GuestMemory | undefined;
  /** The notes' label on this board. */
  notesLabel: string;
  /** The guest's reply. */
  reply?: ReactNode;
  /** Selects it for a step that concerns several. */
  select?: ReactNode;
  actions?: ReactNode;
}

/** A request: time, party size and name are readable from a meter away. */
export function ReservationCard({
  reservation,
  room,
  memory,
  notesLabel,
  reply,
  select,
  actions,
}: ReservationCardProps) {
  const { customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime, status } = reservation;
  const { specialRequests, adminNotes, declineReason, outcome, mentions, source } = reservation;
  const { lateByMinutes, replaces, offeredTimes, offeredUntil } = reservation;
  const answer = answerLabel(reservation);
  const tables = tableWords(reservation);
  useHours();
  const isOutside = !isOpenAt(preferredDate, slotMinutes(preferredTime));
  return (
    <Flex
      component="article"
      vertical
      gap="small"
      className={styles.card}
      // Focusable, so that a click gives it the keys.
      tabIndex={-1}
      aria-labelledby={`name-${reservation.id}`}
      {...rowMark(reservation.id)}
    >
      <header className={styles.head}>
        <Flex component="p" vertical className={styles.when}>
          <span className={styles.time}>
            {select} {preferredTime}
          </span>
          <span className={styles.day}>{formatShortDay(preferredDate)}</span>
        </Flex>
        <div>
          <h3 id={`name-${reservation.id}`} className={styles.name} {...headingMark}>
            {customerName}
          </h3>
          <p className="strong">{partyLabel(partySize)}</p>
          {reservation.area && <Seat of={reservation} />}
        </div>
        <div className={styles.tags}>
          <StatusTag tone={statusTone(status)}>{standingLabel(reservation)}</StatusTag>
          {status === 'pending' && <Wait of={reservation} />}
          {status === 'confirmed' && lateByMinutes !== null && (
            <StatusTag tone="urgent">{`${String(lateByMinutes)} minutes late`}</StatusTag>
          )}
          {answer && <StatusTag tone={reservation.guestConfirmedAt === null ? 'quiet' : 'good'}>{answer}</StatusTag>}
          {tables && <StatusTag tone="quiet">{tables}</StatusTag>}
          {status === 'archived' && !reservation.cancelledAt && (
            <StatusTag tone="quiet">{statusLabel(outcome ?? 'declined')}</StatusTag>
          )}
        </div>
        {isOutside && (
          <Tip text={`${formatDay(preferredDate)}: ${formatHours(spansOn(preferredDate))}`} className={styles.outside}>
            Outside opening hours
          </Tip>
        )}
      </header>
      <Flex component="p" gap="4px 16px" wrap className={styles.contact}>
        {customerEmail && <a href={mailHref(customerEmail)}>{customerEmail}</a>}
        {customerPhone && <a href={telHref(customerPhone)}>{customerPhone}</a>}
        {source !== 'website' && (
          <span className={styles.source}>{source === 'import' ? 'Imported' : `Requested ${sourceLabel(source)}`}</span>
        )}
      </Flex>
      {memory && <MemoryLine memory={memory} />}
      {replaces && <Note label="Replaces" text={replacedWords(replaces)} />}
      {offeredTimes && offeredUntil && (
        <Note label={`Offer expires ${formatMoment(offeredUntil)}`} text={offeredTimes.map(offeredWords).join('; ')} />
      )}
      <Mentions of={mentions} />
      {specialRequests && <Note label="Special requests" text={specialRequests} />}
      {declineReason && <Note label="Message to guest" text={declineReason} />}
      {adminNotes && <Note label={notesLabel} text={adminNotes} />}
      {reply}
      {room && status === 'pending' && <RoomLine room={room} />}
      <WaitingSteps of={reservation} />
      {actions && (
        <Flex gap="small" wrap className={styles.actions}>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}

const offeredWords = ({ preferredDate, preferredTime, area }: OfferedTime) =>
  [formatShortDay(preferredDate), preferredTime, ...(area ? [areaWords(area)] : [])].join(', ');

/** Only if the restaurant distinguishes areas. */
const Seat = ({ of: reservation }: { of: Reservation }) => (useHasAreas() ? <AreaTag of={reservation} /> : null);

/** Until when the guest is promised a reply. */
function AnswerBy({ answerBy }: { answerBy: string }) {
  const { words, isLate } = dueWords('reply due', answerBy, useMinute());
  return <StatusTag tone={isLate ? 'urgent' : 'quiet'}>{words}</StatusTag>;
}

/** What a pending request waits for. */
function Wait({
  of: { preferredDate, preferredTime, offeredUntil, waitlistedAt, hasWaitlistPriority, answerBy },
}: {
  of: Reservation;
}) {
  const minute = useMinute();
  if (hasPassed(preferredDate, slotMinutes(preferredTime), new Date(minute)))
    return <StatusTag tone="urgent">Expired</StatusTag>;
  if (waitlistedAt)
    return <StatusTag tone="quiet">{hasWaitlistPriority ? 'First on the waitlist' : 'On the waitlist'}</StatusTag>;
  if (offeredUntil) return <OpenOffer until={offeredUntil} />;
  return answerBy && <AnswerBy answerBy={answerBy} />;
}

/** The guest can choose until then; afterwards the request waits for the restaurant again. */
function OpenOffer({ until }: { until: string }) {
  const hasEnded = useMinute() >= Date.parse(until);
  return <StatusTag tone={hasEnded ? 'urgent' : 'quiet'}>{hasEnded ? 'Offer expired' : 'Offered'}</StatusTag>;
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <p className="quote">
      <strong>{label}:</strong> {text}
    </p>
  );
}
