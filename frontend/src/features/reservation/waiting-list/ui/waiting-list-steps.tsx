import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { usePlaceInLine } from '../api';

interface WaitingListStepsProps {
  role: BoardRole;
  reservation: Reservation;
}

/** Adds a request to the waitlist, moves it to the front or removes it, if the restaurant has a waitlist. */
export function WaitingListSteps({ role, reservation }: WaitingListStepsProps) {
  const { id, status, customerName: guest, preferredDate, waitlistedAt, hasWaitlistPriority } = reservation;
  const { data: list } = useQuery({
    ...reservationQueries.waitingList(role, preferredDate),
    enabled: status === 'pending',
  });
  const { send, isPending } = usePlaceInLine(role, id);
  if (status !== 'pending' || !list?.isOn) return null;
  const step = (to: Parameters<typeof send>[0]['to'], label: string) => (
    <Button
      disabled={isPending}
      onClick={() => {
        send({ guest, to });
      }}
    >
      {label}
    </Button>
  );
  if (waitlistedAt === null) return step('on', 'Add to waitlist');
  return (
    <>
      {hasWaitlistPriority ? step('on', 'Remove priority') : step('first', 'Move to front of waitlist')}{' '}
      {step('off', 'Remove from waitlist')}
    </>
  );
}
