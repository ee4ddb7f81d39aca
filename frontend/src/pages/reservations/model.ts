import * as z from 'zod/mini';
import { areas, partySizes, slotMinutes, TIME_PASSED, type TimeSlot, timeSlots } from '@/entities/reservation';
import { addDays, hasPassed, isOpenAt, restaurantNow, spansOn } from '@/entities/restaurant';
import { requestReservation } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import { type FieldErrors, isEmailAddress, PHONE_ERROR, PHONE_NUMBER } from '@/shared/ui/field';

export interface OpenTime {
  date: string;
  slot: TimeSlot;
}

/** The nearest days first, then further ahead for long closures. */
const DAYS_TO_LOOK = [0, 1, -1, 2, -2, 3, -3, ...Array.from({ length: 57 }, (_, days) => days + 4)];
const OFFERED = 3;

const isSlot = (time: string): time is TimeSlot => timeSlots.some((slot) => slot === time);

/** Date and minute of the day in the restaurant's time zone. */
type Now = ReturnType<typeof restaurantNow>;

/** Why a request is unlikely to be granted; null if it is not, is incomplete, or is for a past day. */
export function doubtAbout(date: string, time: string, now: Now): 'closed' | 'outside' | 'past' | null {
  if (date < now.date || !isSlot(time)) return null;
  if (spansOn(date).length === 0) return 'closed';
  if (isPast(date, time, now)) return 'past';
  return isOpenAt(date, slotMinutes(time)) ? null : 'outside';
}

const isPast = (date: string, slot: TimeSlot, now: Now) => date === now.date && slotMinutes(slot) <= now.minutes;

/** The open time closest to the requested one on each of the nearest open days, soonest first. */
export function nearestOpenTimes(date: string, time: string, now: Now): OpenTime[] {
  if (!isSlot(time)) return [];
  const wanted = slotMinutes(time);
  return DAYS_TO_LOOK.map((days) => addDays(date, days))
    .filter((day) => day >= now.date)
    .flatMap((day) => {
      const [slot] = timeSlots
        .filter((candidate) => isOpenAt(day, slotMinutes(candidate)) && !isPast(day, candidate, now))
        .sort((one, other) => Math.abs(slotMinutes(one) - wanted) - Math.abs(slotMinutes(other) - wanted));
      return slot ? [{ date: day, slot }] : [];
    })
    .slice(0, OFFERED)
    .sort((one, other) => one.date.localeCompare(other.date));
}

const { customerName, customerPhone, specialRequests } = requestReservation;

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z.maxLength(maxLength, `Please keep ${subject} within ${formatNumber(maxLength)} characters`);

/** YYYY-MM-DD in the restaurant's time zone. */
export const today = () => restaurantNow().date;

export const DAYS_AHEAD = 365;

export const lastDay = (firstDay: string) => addDays(firstDay, DAYS_AHEAD);

/** Errors of empty fields. */
export const missing = {
  customerName: 'Enter your full name.',
  customerEmail: 'Please enter a valid email address',
  partySize: 'Choose your party size.',
  preferredDate: 'Choose a date.',
  preferredTime: 'Choose a time.',
};

const requestFrom = (firstDay: string) =>
  z.object({
    customerName: z.string().check(z.trim(), z.minLength(1, missing.customerName), upTo(customerName, 'the name')),
    customerEmail: z.string().check(z.trim(), z.refine(isEmailAddress, missing.customerEmail)),
    customerPhone: z
      .string()
      .check(z.trim(), upTo(customerPhone, 'the phone number'), z.regex(PHONE_NUMBER, PHONE_ERROR)),
    partySize: z.enum(partySizes, missing.partySize),
    preferredDate: z.string().check(
      z.minLength(1, missing.preferredDate),
      z.refine((date) => date === '' || date >= firstDay, 'Choose today or a later day.'),
      z.refine((date) => date <= lastDay(firstDay), 'Choose a day within the next year.'),
    ),
    preferredTime: z.enum(timeSlots, missing.preferredTime),
    exactPartySize: z.optional(
      z.string().check(z.regex(/^$|^(1\d|[2-9]\d|1\d\d|200)$/, 'Enter a number from 10 to 200.')),
    ),
    area: z.optional(z.enum(areas)),
    specialRequests: z.string().check(z.trim(), upTo(specialRequests, 'your special requests')),
    emailOptIn: z._default(z.enum(requestReservation.emailOptIn.choices), 'false'),
  });

export type ReservationRequest = Omit<z.infer<ReturnType<typeof requestFrom>>, 'exactPartySize'>;

const isOver = ({ preferredDate, preferredTime }: ReservationRequest) =>
  hasPassed(preferredDate, slotMinutes(preferredTime));

/** The stored size ends at `10+`, so the number goes with the special requests, which staff read. */
function withExactPartySize({
  exactPartySize,
  ...request
}: z.infer<ReturnType<typeof requestFrom>>): ReservationRequest {
  if (!exactPartySize || request.partySize !== '10+') return request;
  const specialRequests = `Party of ${exactPartySize}. ${request.specialRequests}`.trim();
  return { ...request, specialRequests: specialRequests.slice(0, requestReservation.specialRequests.maxLength) };
}

/** The form's fields that the API takes: it checks those without a rule here. */
const apiFieldsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in requestReservation));

/** Returns the request to send, or an error for each invalid field. */
export function readRequest(form: HTMLFormElement): { request: ReservationRequest } | { errors: FieldErrors } {
  const { area, ...typed } = Object.fromEntries(new FormData(form));
  const { data, error } = requestFrom(today()).safeParse({ ...typed, ...(area && { area }) });
  if (data && isOver(data)) return { errors: { preferredTime: TIME_PASSED } };
  if (data) return { request: withExactPartySize({ ...apiFieldsOf(typed), ...data }) };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
