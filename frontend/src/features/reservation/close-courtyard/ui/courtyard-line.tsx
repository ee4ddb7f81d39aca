import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { type BoardRole, type CourtyardClosing, courtyardQueries, partyLabel } from '@/entities/reservation';
import { formatDay, formatMoment, useToday } from '@/entities/restaurant';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useOpenCourtyard } from '../api';
import { nowWords, partiesOf } from '../model';
import { ClosingDialog } from './closing-dialog';
import styles from './courtyard-line.module.css';

interface CourtyardLineProps {
  role: BoardRole;
  /** YYYY-MM-DD */
  date: string;
}

/** Closes the courtyard for a day, and shows the state of a closing. */
export function CourtyardLine({ role, date }: CourtyardLineProps) {
  const { data: day } = useQuery(courtyardQueries.day(role, date));
  const [asks, setAsks] = useState<'close' | 'open'>();
  const [couldMoveBack, setCouldMoveBack] = useState<readonly string[]>([]);
  const { send, isPending } = useOpenCourtyard(role);
  const isOver = date < useToday();
  if (!day || (!day.isOn && !day.closing)) return null;
  const { closing } = day;
  if (isOver && !closing) return null;
  const dismiss = () => {
    setAsks(undefined);
  };
  const withoutTable = closing?.parties.filter(({ now }) => now === 'no-table').length ?? 0;

  return (
    <Flex vertical gap="small" className={styles.courtyard}>
      {closing ? (
        <>
          <Flex gap="8px 16px" wrap align="center" justify="space-between" className={styles.line}>
            <p role="status">
              <strong>Courtyard closed since {formatMoment(closing.closedAt)}</strong>
              {closing.from !== null && ` (from ${closing.from} on)`}, by {closing.closedBy}.
              {withoutTable > 0 &&
                ` ${partiesOf(withoutTable)} ${withoutTable === 1 ? 'has' : 'have'} no table inside yet.`}
            </p>
            {!isOver && (
              <Button
                onClick={() => {
                  setAsks('open');
                }}
              >
                Open again
              </Button>
            )}
          </Flex>
          <Answers closing={closing} />
        </>
      ) : (
        <Button
          className={styles.close}
          onClick={() => {
            setCouldMoveBack([]);
            setAsks('close');
          }}
        >
          Courtyard closed …
        </Button>
      )}
      {couldMoveBack.length > 0 && !closing && (
        <p role="status">
          Moved inside and could sit in the courtyard again: <strong>{couldMoveBack.join(', ')}</strong>. No one is
          moved back automatically.
        </p>
      )}
      <ClosingDialog role={role} date={date} open={asks === 'close'} onClose={dismiss} />
      <ConfirmDialog
        title={`Open the courtyard again: ${formatDay(date)}?`}
        open={asks === 'open'}
        okText="Open the Courtyard"
        cancelText="Leave It Closed"
        isBusy={isPending}
        onConfirm={() => {
          send(
            { date },
            {
              onSuccess(opened) {
                setCouldMoveBack(opened.couldMoveBack);
                dismiss();
              },
              onError: dismiss,
            },
          );
        }}
        onClose={dismiss}
      >
        <p>
          {withoutTable > 0
            ? `${partiesOf(withoutTable)} without a table ${withoutTable === 1 ? 'has its' : 'have their'} table in the courtyard again, and ${withoutTable === 1 ? 'is' : 'are'} told. `
            : ''}
          Guests moved inside stay there, and canceled reservations stay canceled.
        </p>
      </ConfirmDialog>
    </Flex>
  );
}

/** The replies of guests who were asked or have no table. */
function Answers({ closing: { parties } }: { closing: CourtyardClosing }) {
  const notified = parties.filter(({ outcome }) => outcome === 'asked' || outcome === 'without-room');
  if (notified.length === 0) return null;
  const answered = notified.filter(({ now }) => now !== 'no-table').length;
  return (
    <details className={styles.answers}>
      <summary>
        {answered} of {notified.length} have replied
      </summary>
      <ul>
        {notified.map((party) => (
          <li key={party.id}>
            <strong>{party.customerName}</strong>, {party.preferredTime}, {partyLabel(party.partySize)}:{' '}
            {nowWords(party)}
            {party.now === 'no-table' && party.customerPhone !== null && `, ${party.customerPhone}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
