import type { Reservation } from '../api/reservation.calls';

/** 'Table 4', 'Tables 4, 5', 'Terrace 3'; undefined while none is assigned. A day stored by an older release has no tables. */
export function tableWords({ tables }: Partial<Pick<Reservation, 'tables'>>): string | undefined {
  if (!tables) return undefined;
  if (/^\p{L}{3}/u.test(tables)) return tables;
  return `${tables.includes(',') ? 'Tables' : 'Table'} ${tables}`;
}

type Seated = Pick<Reservation, 'id' | 'customerName' | 'preferredTime' | 'status' | 'leftAt'> &
  Partial<Pick<Reservation, 'tables'>>;

const numbersOf = ({ tables }: Seated) =>
  (tables ?? '')
    .toLowerCase()
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);

/**
 * 'Walter Moss has table 4 too' for another party of the day that needs the same table: both are here, or both come at the same time.
 * Undefined if there is none.
 */
export function sharedTableWords(party: Seated, day: readonly Seated[]): string | undefined {
  if (isOver(party)) return undefined;
  const own = numbersOf(party);
  for (const other of day) {
    const isTogether = party.status === other.status && (isHere(party) || party.preferredTime === other.preferredTime);
    const shared = numbersOf(other).find((number) => own.includes(number));
    if (other.id !== party.id && !isOver(other) && isTogether && shared !== undefined)
      return `${other.customerName} has table ${shared.toUpperCase()} too`;
  }
  return undefined;
}

const isHere = ({ status, leftAt }: Seated) => status === 'completed' && !leftAt;
const isOver = (party: Seated) => !isHere(party) && party.status !== 'confirmed';
