import { Link } from 'react-router';
import type { BoardRole } from '@/entities/reservation';
import { useAddress } from '@/shared/lib/address';

/** What is not on the board may be in the past, which the owner can look through. */
export function NobodyFound({ role }: { role: BoardRole }) {
  const { parameters } = useAddress();
  const past = new URLSearchParams(parameters);
  past.delete('status');
  past.set('tab', 'history');
  past.set('view', 'reservations');
  return (
    <>
      No open reservations match.{' '}
      {role === 'admin' && <Link to={`?${past.toString()}`}>Search the reservation history</Link>}
    </>
  );
}
