import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import {
  type BoardRole,
  CARD_KEYS,
  type Reservation,
  reservationQueries,
  type ReservationStatus,
  useReplies,
} from '@/entities/reservation';
import { useMinute, useToday } from '@/entities/restaurant';
import { useGrowingList } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListRemark, ListView, useDrawnRows } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { Skeleton } from '@/shared/ui/skeleton';
import { TipProvider } from '@/shared/ui/tip';
import { sections, useReservationFilter, useSelection, useServiceDate } from '../model/sections';
import { BoardBar } from './board-bar';
import { OpenReservation } from './open-reservation';
import { ReservationCards, type ReservationCardsProps } from './reservation-cards';
import { ReservationFilters } from './reservation-filters';
import { SelectionBar } from './selection-bar';
import styles from './reservation-board.module.css';

/** Waiting, today's and upcoming reservations, each under a heading. */
function RequestSections({
  rows,
  isNarrowed,
  ...cards
}: Omit<ReservationCardsProps, 'isDrawn'> & {
  /** By a search or filter, whose results are never folded. */
  isNarrowed: boolean;
}) {
  const isPhone = useMedia(media.phone);
  const parts = sections(rows, useToday(), useMinute());
  const isDrawn = useDrawnRows<Reservation>(parts.flatMap((part) => part.rows));
  return parts.map(({ key, title, isLessUrgent, rows: own }) => {
    const heading = (
      <Flex component="h2" gap={12} align="center" id={key} className={styles.title} {...headingMark}>
        {title} <span className="pill">{own.length}</span>
      </Flex>
    );
    const list = <ReservationCards {...cards} rows={own} isDrawn={isDrawn} />;
    return (
      <section key={key} className={styles.section} aria-labelledby={key}>
        {isPhone && isLessUrgent && !isNarrowed ? (
          <details className={styles.folded}>
            <summary>{heading}</summary>
            {list}
          </details>
        ) : (
          <>
            {heading}
            {list}
          </>
        )}
      </section>
    );
  });
}

/** A guest who is not on the board may be in the history. */
function HistoryLink() {
  const { parameters } = useAddress();
  const past = new URLSearchParams(parameters);
  past.delete('status');
  past.set('tab', 'history');
  past.set('view', 'reservations');
  return <Link to={`?${past.toString()}`}>Search the reservation history</Link>;
}

const STATUSES: readonly ReservationStatus[] = ['pending', 'confirmed', 'declined', 'completed', 'no-show'];

interface RequestListProps {
  role: BoardRole;
  /** Content next to the filters. */
  children: ReactNode;
  /** Called after a row's dialog has closed. */
  afterClose: () => void;
}

/** Open reservations in order of urgency. */
function RequestList({ role, afterClose, children }: RequestListProps) {
  const { filter, isNarrowed } = useReservationFilter(STATUSES);
  const list = useGrowingList(reservationQueries.current(role, filter));
  const rooms = useQuery(reservationQueries.rooms(role));
  const memories = useQuery(reservationQueries.guestMemories(role));
  const memoryOf = new Map(memories.data?.map((guest) => [guest.id, guest]));
  const roomOf = new Map(rooms.data?.map((room) => [room.id, room]));
  const replies = useReplies(role);
  const selection = useSelection(list.rows ?? []);
  return (
    <>
      <OpenReservation role={role} rows={list.rows ?? []} afterClose={afterClose} />
      <ReservationFilters statuses={STATUSES}>{children}</ReservationFilters>
      <ListView
        list={list}
        loading="Loading reservations..."
        failed="Couldn’t load reservations."
        meanwhile={role === 'staff' && 'Today and Tomorrow are available offline.'}
        empty={
          isNarrowed
            ? { text: 'No open reservations match.', action: role === 'admin' && <HistoryLink /> }
            : 'No reservation requests yet.'
        }
      >
        {(reservations) => (
          <>
            {list.hasOlder && (
              <ListRemark>
                Only the latest {reservations.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older reservations
                </Button>
              </ListRemark>
            )}
            <SelectionBar role={role} selection={selection} />
            <RequestSections
              role={role}
              rows={reservations}
              roomOf={roomOf}
              memoryOf={memoryOf}
              replies={replies}
              selection={selection}
              isNarrowed={isNarrowed}
            />
          </>
        )}
      </ListView>
    </>
  );
}

const loadHelp = async () => (await import('./keys-help')).KeysHelp;

interface KeysButtonProps {
  /** undefined until someone has opened it. */
  open: boolean | undefined;
  onToggle: (open: boolean) => void;
}

/** Only useful with a keyboard. */
function KeysButton({ open, onToggle }: KeysButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.keys}
        onClick={() => {
          onToggle(true);
        }}
      >
        Keyboard shortcuts
      </button>
      {open !== undefined && (
        <LazyPart
          load={loadHelp}
          with={{
            open,
            onClose: () => {
              onToggle(false);
            },
          }}
        />
      )}
    </>
  );
}

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/** A key's meaning outside of text fields. */
type CardCommand = { goes: 1 | -1 } | { presses: string } | 'help' | null;

function commandOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): CardCommand {
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPING))) return null;
  if (NEXT.includes(key)) return { goes: 1 };
  if (PREVIOUS.includes(key)) return { goes: -1 };
  if (key === '?') return 'help';
  // Ignores repeated events of a key that is held down.
  const isAction = !repeat && Object.values<string>(CARD_KEYS).includes(key.toLowerCase());
  return isAction ? { presses: key.toLowerCase() } : null;
}

/** J and K focus the first card from anywhere on the page. Other keys need a focused card, so that no key decides by accident. */
function useCardKeys(board: RefObject<HTMLElement | null>, showHelp: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!board.current || !command) return;
    const cards = [...board.current.querySelectorAll<HTMLElement>('[data-row]')];
    const card = cards.find((one) => event.target instanceof Node && one.contains(event.target));
    if (command === 'help') showHelp();
    else if (card && 'presses' in command) {
      const control = card.querySelector<HTMLElement>(`[aria-keyshortcuts="${command.presses}"]`);
      if (control instanceof HTMLInputElement && control.type === 'text') control.focus();
      else control?.click();
    } else if (card && 'goes' in command) focusOn(cards[cards.indexOf(card) + command.goes]);
    // Arrow keys scroll the page and move between radio buttons.
    else if ('goes' in command && !event.key.startsWith('Arrow')) focusOn(cards[0]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
}

function focusOn(card: HTMLElement | undefined): void {
  card?.focus();
  card?.scrollIntoView({ block: 'nearest' });
}

/** What shows a day of service. */
type LoadDay = () => Promise<
  ComponentType<{
    role: BoardRole;
    /** YYYY-MM-DD */
    date: string;
    /** The dialogs of these reservations. */
    dialogsOf: (rows: readonly Reservation[]) => ReactNode;
  }>
>;

interface ReservationBoardProps {
  role: BoardRole;
  loadDay: LoadDay;
}

/** The requests or a day of service, depending on the URL. */
export function ReservationBoard({ role, loadDay }: ReservationBoardProps) {
  const { date } = useServiceDate();
  const { area, restore } = useRowFocus();
  const [helpIsOpen, setHelpIsOpen] = useState<boolean>();
  useCardKeys(area, () => {
    setHelpIsOpen(true);
  });
  return (
    <TipProvider>
      <div ref={area}>
        <BoardBar role={role} />
        {date === null ? (
          <RequestList role={role} afterClose={restore}>
            <KeysButton open={helpIsOpen} onToggle={setHelpIsOpen} />
          </RequestList>
        ) : (
          <LazyPart
            load={loadDay}
            waiting={<Skeleton label="Loading the day..." />}
            with={{
              role,
              date,
              dialogsOf: (rows) => <OpenReservation role={role} rows={rows} afterClose={restore} />,
            }}
          />
        )}
      </div>
    </TipProvider>
  );
}
