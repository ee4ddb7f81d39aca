import type { Reservation } from '../api/reservation.calls';

/** 'Table 4', 'Tables 4, 5', 'Terrace 3'; undefined while none is assigned. A day stored by an older release has no tables. */
export function tableWords({ tables }: Partial<Pick<Reservation, 'tables'>>): string | undefined {
  if (!tables) return undefined;
  if (/^\p{L}{3}/u.test(tables)) return tables;
  return `${tables.includes(',') ? 'Tables' : 'Table'} ${tables}`;
}
