import { Button } from 'antd';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { useDecideReservation } from '@/features/reservation/decide';
import { useOpenItem } from '@/shared/lib/open-item';
import { nextActions } from '../model/next-actions';
import { loadReservationDialog } from './open-reservation';

interface ReservationActionsProps {
  role: BoardRole;
  reservation: Reservation;
  today: string;
}

/** What can be done next with a reservation: the likely steps are filled or framed, the others quiet. */
export function ReservationActions({ role, reservation, today }: ReservationActionsProps) {
  const { id, status, customerName: guest } = reservation;
  const { send, isPending, variables } = useDecideReservation(role, id);
  const item = useOpenItem();

  return nextActions(role, reservation, today).map(({ label, does, look, key }) => {
    const isUnderWay = isPending && 'becomes' in does && variables?.to === does.becomes;
    return (
      <Button
        key={label}
        type={look === 'primary' ? 'primary' : look === 'quiet' ? 'text' : 'default'}
        danger={look === 'danger'}
        // The pressed one only turns: a disabled one would lose the focus.
        disabled={isPending && !isUnderWay}
        loading={isUnderWay}
        aria-keyshortcuts={key}
        title={key && `${label} (${key.toUpperCase()})`}
        onFocus={() => {
          if ('opens' in does) void loadReservationDialog().catch(() => undefined);
        }}
        onClick={({ detail: taps }) => {
          // The second of a double tap was not meant for the card that has moved up under the finger.
          if (taps > 1) return;
          if ('becomes' in does) send({ id, guest, from: status, to: does.becomes });
          else item.open(id, does.opens);
        }}
      >
        {label}
      </Button>
    );
  });
}
