import { useQuery } from '@tanstack/react-query';
import type { BoardRole, Reply, Reservation, ReservationStatus } from '../api/reservation.calls';
import { reservationQueries } from '../api/reservation.queries';

/** A card's keys press its buttons. */
export const CARD_KEYS = {
  confirm: 'c',
  decline: 'd',
  arrived: 'a',
  noShow: 'n',
  left: 'l',
  tables: 't',
  select: 'x',
  manage: 'm',
  reopen: 'r',
} as const;

export type CardKey = (typeof CARD_KEYS)[keyof typeof CARD_KEYS];

export type RepliesByRequest = Readonly<Partial<Record<string, readonly Reply[]>>>;

const NONE: RepliesByRequest = {};

const byRequest = (replies: readonly Reply[]): RepliesByRequest =>
  Object.groupBy(replies, ({ reservationId }) => reservationId);

/** Guests' replies by request, unread ones first. */
export const useReplies = (role: BoardRole): RepliesByRequest =>
  useQuery({ ...reservationQueries.replies(role), select: byRequest }).data ?? NONE;

export const isUnseen = ({ seenAt }: Reply) => seenAt === null;

/** The one that a card shows or a dialog answers: the newest unread one, or the newest without an answer. */
export const replyToAnswer = (replies: readonly Reply[]): Reply | undefined =>
  replies.find(isUnseen) ?? replies.find(({ answer }) => answer === null);

export type DialogKey =
  | 'manage'
  | 'guest'
  | 'change'
  | 'delete'
  | 'archive'
  | 'history'
  | 'decline'
  | 'offer'
  | 'arrived'
  | 'no-show'
  | 'cancel'
  | 'replies'
  | 'answer';

interface Action {
  label: string;
  does: { becomes: ReservationStatus } | { opens: DialogKey };
  /** The key while the card has the focus. */
  key?: CardKey;
  look: 'primary' | 'framed' | 'danger' | 'quiet';
}

const confirm: Action = { label: 'Confirm', key: CARD_KEYS.confirm, does: { becomes: 'confirmed' }, look: 'primary' };
const decline: Action = { label: 'Decline', key: CARD_KEYS.decline, does: { becomes: 'declined' }, look: 'danger' };
const arrived: Action = {
  label: 'Customer Arrived',
  key: CARD_KEYS.arrived,
  does: { becomes: 'completed' },
  look: 'primary',
};
const noShow: Action = { label: 'No-Show', key: CARD_KEYS.noShow, does: { becomes: 'no-show' }, look: 'framed' };
const reopen: Action = { label: 'Reopen', key: CARD_KEYS.reopen, does: { becomes: 'pending' }, look: 'quiet' };
const manage: Action = { label: 'Manage', key: CARD_KEYS.manage, does: { opens: 'manage' }, look: 'quiet' };
/** For a request whose day has passed without a reply. */
const revive: Action = { label: 'Find Another Day', does: { opens: 'change' }, look: 'framed' };
const remove: Action = { label: 'Delete', does: { opens: 'delete' }, look: 'danger' };
const archive: Action = { label: 'Archive Reservation', does: { opens: 'archive' }, look: 'framed' };
const history: Action = { label: 'History', does: { opens: 'history' }, look: 'quiet' };

/** Asks for confirmation, since on another day it is usually a mistake. */
const needsConfirmation = (action: Action, opens: DialogKey): Action => ({ ...action, does: { opens }, look: 'quiet' });

const visited = (role: BoardRole) => (role === 'admin' ? [archive, manage, reopen] : [manage, reopen]);

/** Whether day, time and party size can still be changed. */
export const isChangeable = (status: ReservationStatus) => status === 'pending' || status === 'confirmed';

/** The dialogs that a card, or another of its dialogs, opens. */
export function dialogsOf(
  role: BoardRole,
  reservation: Pick<Reservation, 'status' | 'preferredDate' | 'customerEmail'>,
  today: string,
): readonly DialogKey[] {
  const opened = nextActions(role, reservation, today).flatMap(({ does }) => ('opens' in does ? [does.opens] : []));
  const { status, customerEmail } = reservation;
  return [
    ...opened,
    ...(customerEmail === null ? [] : (['guest'] as const)),
    ...(status === 'pending' ? (['decline', 'offer'] as const) : []),
    ...(isChangeable(status) ? (['change', 'cancel'] as const) : []),
    'replies',
    'answer',
  ];
}

/** The most likely step comes first. */
export function nextActions(
  role: BoardRole,
  { status, preferredDate }: Pick<Reservation, 'status' | 'preferredDate'>,
  today: string,
): readonly Action[] {
  switch (status) {
    case 'pending':
      return preferredDate < today
        ? [revive, { ...confirm, look: 'quiet' }, decline, manage]
        : [confirm, decline, manage];
    case 'confirmed':
      return preferredDate === today
        ? [arrived, noShow, manage, reopen]
        : [needsConfirmation(arrived, 'arrived'), needsConfirmation(noShow, 'no-show'), manage, reopen];
    case 'declined':
      return role === 'staff'
        ? [{ ...reopen, look: 'framed' }, remove, manage]
        : [{ ...reopen, look: 'framed' }, manage];
    case 'completed':
    case 'no-show':
      return visited(role);
    case 'archived':
      return role === 'admin' ? [history] : [];
  }
}
