import type { NullableKeys, NullsOmitted } from '../../../kernel/data.js';
import type { Area, RainPlan } from './areas.js';
import type { PartySize } from './party-size.js';
import type { TimeSlot } from './time-slot.js';

/** Where a request came from: the website's form, staff, an integration, or another product's book. */
export const SOURCES = ['website', 'phone', 'door', 'program', 'import'] as const;
export type Source = (typeof SOURCES)[number];

/** A reservation as the guest requests it or staff enter it, before anything has happened to it. */
export class ReservationRequest {
  readonly customerName!: string;
  /** Null only if staff entered the request. */
  readonly customerEmail: string | null = null;
  readonly customerPhone: string | null = null;
  readonly partySize!: PartySize;
  /** `YYYY-MM-DD` in the restaurant's zone. */
  readonly preferredDate!: string;
  /** Imported visits may have any other time. */
  readonly preferredTime!: TimeSlot;
  readonly specialRequests: string | null = null;
  /** Preferred or assigned area; null if unset. */
  readonly area: Area | null = null;
  /** Set only for the courtyard. */
  readonly rainPlan: RainPlan | null = null;
  readonly emailOptIn!: boolean;
  /** Whether the guest also wants text messages. */
  readonly smsOptIn!: boolean;
  readonly source!: Source;
  /** Source of the website visit on which it was requested; null if it was not requested there. */
  readonly acquisitionSource: string | null = null;
}

/** Rejects extra fields at compile time, so that a whole reservation cannot pass as a request. */
export type Exact<Shape, Given extends Shape> = Given & Partial<Record<Exclude<keyof Given, keyof Shape>, never>>;

/** A request to be made: whatever may be null can be omitted. */
export type NewRequest = NullsOmitted<ReservationRequest>;

/** Those with an initial value, so that a new one needs no more than its line in the class. */
const NULLABLE = Object.keys(new ReservationRequest()) as NullableKeys<ReservationRequest>[];

/** The fields of the original request, without later state such as status or offers. An empty text becomes null. */
export function requestIn(request: NewRequest): ReservationRequest {
  const { customerName, partySize, preferredDate, preferredTime, emailOptIn, smsOptIn, source } = request;
  const optional = NULLABLE.map((field) => [field, request[field] === '' ? null : (request[field] ?? null)]);
  return {
    ...(Object.fromEntries(optional) as Pick<ReservationRequest, NullableKeys<ReservationRequest>>),
    customerName,
    partySize,
    preferredDate,
    preferredTime,
    emailOptIn,
    smsOptIn,
    source,
  };
}

/** The part of a request that staff may change: date, time, party size, and area. */
export type BookingDetails = Pick<ReservationRequest, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;

/** The request that this one would replace, as it was at that time. */
export interface Replaced extends Omit<BookingDetails, 'area'> {
  readonly id: string;
  /** Absent in older rows. */
  readonly area?: Area | null;
  /** Id of its entry in the guest's calendar; absent in older rows. */
  readonly calendarId?: string;
}
