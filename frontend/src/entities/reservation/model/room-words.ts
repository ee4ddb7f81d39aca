import type { RequestRoom } from '../api/reservation.calls';
import { areaWords } from './areas';

/** 'Would make 12 of 14 seats at 11:00 AM'; names what exceeds its limit, if anything does. */
export function roomWords({ area, time, arrivals, arrivalsCap, fullest, seats, seatsCap }: RequestRoom): string {
  const where = area ? ` ${areaWords(area)}` : '';
  return arrivals > arrivalsCap && seats <= seatsCap
    ? `${String(arrivals)} of ${String(arrivalsCap)} arrivals${where} at ${time} if confirmed`
    : `${String(seats)} of ${String(seatsCap)} seats${where} at ${fullest} if confirmed`;
}
