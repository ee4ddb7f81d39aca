import { Button, Dropdown, Flex } from 'antd';
import { useRef } from 'react';
import {
  answerLabel,
  AreaTag,
  type BoardRole,
  CARD_KEYS,
  type GuestMemory,
  isChangeable,
  isUnseen,
  Mentions,
  nextActions,
  NoTableTag,
  partyLabel,
  type Reply,
  type RequestRoom,
  type Reservation,
  RoomLine,
  type ServiceDay,
  slotMinutes,
  sourceLabel,
  tableWords,
  visitWords,
  WaitingSteps,
} from '@/entities/reservation';
import { useDecideReservation } from '@/features/reservation/decide';
import { MemoryLine } from '@/features/reservation/note-guest';
import { outcomeWords, replacedWords } from '@/features/reservation/print-day';
import { TablesField, useMarkLeft } from '@/features/reservation/serve';
import { useOpenItem } from '@/shared/lib/open-item';
import { telHref } from '@/shared/lib/phone';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import styles from './service-row.module.css';

/** Grace period: slightly late guests are not flagged. */
const GRACE_MINUTES = 15;

/**
 * '20 min late' or '2 h late' for a confirmed party that has not arrived; undefined while it may still be on time.
 * @param now minutes after midnight of the visit's day
 */
export function overdueWords(
  { status, preferredTime, lateByMinutes }: Pick<Reservation, 'status' | 'preferredTime' | 'lateByMinutes'>,
  now: number,
): string | undefined {
  const late = now - slotMinutes(preferredTime) - (lateByMinutes ?? 0);
  if (status !== 'confirmed' || late < GRACE_MINUTES) return undefined;
  return late < 60 ? `${String(late)} min late` : `${String(Math.floor(late / 60))} h late`;
}

interface ServiceRowProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
  /** Whether to show the area. */
  hasAreas: boolean;
  /** A pending request, shown with its time and full special request. */
  isRequest?: boolean;
  room?: RequestRoom | undefined;
  memory?: GuestMemory | undefined;
  replies?: readonly Reply[] | undefined;
  /** Warns of another party with the same table. */
  sharedTable?: string | undefined;
  /** The current minute of the visit's day. */
  now?: number | undefined;
  /** Set if the courtyard is closed on that day. */
  courtyardClosed?: ServiceDay['courtyardClosed'];
}

/** A party on one line: likely steps are buttons, the others a menu. */
export function ServiceRow({
  role,
  reservation,
  today,
  hasAreas,
  isRequest = false,
  room,
  memory,
  replies = [],
  sharedTable,
  now,
  courtyardClosed,
}: ServiceRowProps) {
  const {
    id,
    customerName,
    customerPhone,
    partySize,
    preferredTime,
    specialRequests,
    adminNotes,
    mentions,
    source,
    lateByMinutes,
    outcome,
    replaces,
    status,
    leftAt,
  } = reservation;
  const { send, isPending, variables } = useDecideReservation(role, id);
  const departure = useMarkLeft(role, id);
  const item = useOpenItem();
  const more = useRef<HTMLButtonElement>(null);
  const [likely, other] = split(nextActions(role, reservation, today));

  const isToday = reservation.preferredDate === today;
  const act = ({ does }: (typeof likely)[number]) => {
    if ('becomes' in does) send({ id, guest: customerName, from: status, to: does.becomes, isToday });
    else item.open(id, does.opens);
  };
  const hasArrived = status === 'completed';
  const isHere = hasArrived && isToday && !leftAt;
  const tables = tableWords(reservation);
  const isOver = outcome !== null && !isHere;
  const mark = (hasLeft: boolean) => {
    departure.send({ id, guest: customerName, hasLeft });
  };
  const overdue = now === undefined ? undefined : overdueWords(reservation, now);
  const answer = reservation.waitlistedAt ? 'On the waitlist' : answerLabel(reservation);
  const known = memory && !isRequest ? inShort(memory) : '';
  const note = [known, specialRequests, adminNotes].filter(Boolean).join(' · ');
  return (
    <article
      className={isRequest ? styles.request : styles.row}
      data-over={isOver || undefined}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      {...rowMark(id)}
    >
      <div className={styles.who}>
        {isRequest && (
          <Flex align="baseline" justify="space-between">
            <span className={styles.time}>{preferredTime}</span>
            <span className="strong">{partyLabel(partySize)}</span>
          </Flex>
        )}
        <div className={styles.lead}>
          <h4 id={`name-${id}`} className={styles.name} {...headingMark}>
            {customerName}
          </h4>
          {!isRequest && (
            <span className={styles.party} title={partyLabel(partySize)}>
              <Party size={partySize} />
            </span>
          )}
          <Mentions of={mentions} />
          <NoTableTag of={reservation} closed={courtyardClosed} />
          {hasAreas && <AreaTag of={reservation} />}
        </div>
        {outcome && <span className={styles.outcome}>{outcomeWords(reservation)}</span>}
        {isOver && tables && <span className={styles.source}>{tables}</span>}
        {isRequest && replaces && <span className={styles.source}>Replaces {replacedWords(replaces)}</span>}
        {lateByMinutes !== null && !outcome && <span className={styles.source}>{lateByMinutes} minutes late</span>}
        {sharedTable && <strong className={styles.overdue}>{sharedTable}</strong>}
        {overdue && <strong className={styles.overdue}>{overdue}</strong>}
        {answer && <span className={styles.source}>{answer.toLowerCase()}</span>}
        {isRequest && customerPhone && <a href={telHref(customerPhone)}>{customerPhone}</a>}
        {note && <span className={styles.specialRequest}>{note}</span>}
        {isRequest && memory && <MemoryLine memory={memory} />}
        {isRequest && room && <RoomLine room={room} />}
        {source !== 'website' && (
          <span className={`${styles.source ?? ''} ${styles.from ?? ''}`}>{sourceLabel(source)}</span>
        )}
      </div>
      <div className={styles.actions}>
        {!isRequest && (status === 'confirmed' || isHere) && (
          <TablesField role={role} reservation={reservation} shortcut={CARD_KEYS.tables} />
        )}
        {isHere && (
          <Button
            size="small"
            disabled={departure.isPending}
            aria-keyshortcuts={CARD_KEYS.left}
            title={`Left (${CARD_KEYS.left.toUpperCase()})`}
            onClick={({ detail: taps }) => {
              if (taps <= 1) mark(true);
            }}
          >
            Left
          </Button>
        )}
        {replies.length > 0 && (
          <Button
            size={isRequest ? 'middle' : 'small'}
            type={replies.some(isUnseen) ? 'default' : 'text'}
            aria-label={`${replies.some(isUnseen) ? 'New reply' : 'Reply'} of ${customerName}`}
            onClick={() => {
              item.open(id, 'replies');
            }}
          >
            {replies.some(isUnseen) ? 'New reply' : 'Reply'}
          </Button>
        )}
        {likely.map((action) => {
          const { label, look, key, does } = action;
          const isUnderWay = isPending && 'becomes' in does && variables?.to === does.becomes;
          return (
            <Button
              key={label}
              size={isRequest ? 'middle' : 'small'}
              type={look === 'primary' ? 'primary' : 'default'}
              danger={look === 'danger'}
              disabled={isPending && !isUnderWay}
              loading={isUnderWay}
              aria-label={label}
              aria-keyshortcuts={key}
              title={key && `${label} (${key.toUpperCase()})`}
              onClick={({ detail: taps }) => {
                // Ignores the second tap of a double tap, since another row may have moved under the finger.
                if (taps <= 1) act(action);
              }}
            >
              {label.replace('Customer ', '')}
            </Button>
          );
        })}
        {(other.length > 0 || isChangeable(reservation.status)) && (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            autoFocus
            onOpenChange={(isOpen) => {
              if (!isOpen) more.current?.focus();
            }}
            menu={{
              items: [
                ...(isChangeable(reservation.status)
                  ? [
                      {
                        key: 'change',
                        label: 'Change date, time or size',
                        onClick: () => {
                          item.open(id, 'change');
                        },
                      },
                    ]
                  : []),
                ...(hasArrived && leftAt
                  ? [
                      {
                        key: 'stay',
                        label: 'Still here',
                        onClick: () => {
                          mark(false);
                        },
                      },
                    ]
                  : []),
                ...other.map((action) => ({
                  key: action.label,
                  label: action.label,
                  onClick: () => {
                    act(action);
                  },
                })),
              ],
            }}
          >
            <Button
              ref={more}
              size={isRequest ? 'middle' : 'small'}
              type="text"
              aria-label={`More for ${customerName}`}
              title="More"
            >
              ⋯
            </Button>
          </Dropdown>
        )}
      </div>
      {/* Keys press visible buttons, so actions in the menu get hidden ones. */}
      {other.map(
        (action) =>
          action.key && (
            <button
              key={action.key}
              type="button"
              hidden
              aria-keyshortcuts={action.key}
              onClick={() => {
                act(action);
              }}
            >
              {action.label}
            </button>
          ),
      )}
      <WaitingSteps of={reservation} />
    </article>
  );
}

/** On one line, before the special request. */
const inShort = ({ pleaseTelephone, line, otherLines, ...memory }: GuestMemory) =>
  [pleaseTelephone && 'Call to confirm', visitWords(memory), line?.text, ...(otherLines ?? []).map(({ text }) => text)]
    .filter(Boolean)
    .join(' · ');

const Party = ({ size }: { size: string }) => (
  <>
    <span aria-hidden="true">{size}</span>
    <span className="visually-hidden">{partyLabel(size)}</span>
  </>
);

type Actions = ReturnType<typeof nextActions>;
/** No-Show is in the menu, where a tap meant for Arrived cannot hit it. */
const LIKELY = ['Confirm', 'Decline', 'Customer Arrived'];

const split = (actions: Actions): [likely: Actions, other: Actions] => [
  actions.filter(({ label }) => LIKELY.includes(label)),
  actions.filter(({ label }) => !LIKELY.includes(label)),
];
