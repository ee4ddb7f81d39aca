import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { useWaitlistSpot } from '../api';

interface WaitlistStepsProps {
  role: BoardRole;
  reservation: Reservation;
}

/** Adds a request to the waitlist, moves it to the front or removes it, if the restaurant has a waitlist. */
export function WaitlistSteps({ role, reservation }: WaitlistStepsProps) {
  const { status, preferredDate, waitlistedAt, hasWaitlistPriority } = reservation;
  const { data: list } = useQuery({
    ...reservationQueries.waitlist(role, preferredDate),
    enabled: status === 'pending',
  });
  const { moveTo, isPending } = useWaitlistSpot(role, reservation);
  if (status !== 'pending' || !list?.isOn) return null;
  const step = (to: Parameters<typeof moveTo>[0], label: string) => (
    <Button
      disabled={isPending}
      onClick={() => {
        moveTo(to);
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
