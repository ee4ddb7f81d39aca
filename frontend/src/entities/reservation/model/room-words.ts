import type { RequestRoom } from '../api/reservation.calls';

/** 'Would make 12 of 14 seats at 11:00 AM'; of what is too much, if anything is. */
export function roomWords({ time, arrivals, arrivalsCap, fullest, seats, seatsCap }: RequestRoom): string {
  return arrivals > arrivalsCap && seats <= seatsCap
    ? `Would make ${String(arrivals)} of ${String(arrivalsCap)} arrivals at ${time}`
    : `Would make ${String(seats)} of ${String(seatsCap)} seats at ${fullest}`;
}
