import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { LRUCache } from 'lru-cache';
import { addDays, addYear, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { addressLine, Restaurant } from '../../../../kernel/restaurant.js';
import { describeParty } from '../../domain/party-size.js';
import type { BookingDetails } from '../../domain/reservation.js';
import { startOf } from '../../domain/time-slot.js';
import { Clock } from '../../../../kernel/clock.js';
import { CALENDAR_DOMAIN } from '../../../../platform/restaurant/restaurant-profile.js';
import { describeArea } from '../../domain/areas.js';
import { type Visit, type VisitKind, VisitsQuery } from '../persistence/visits.query.js';

const VISIT_MS = 90 * 60_000;

/** A visit as a calendar event; the guest's file and the restaurant's feed share it. */
export function visitEvent(
  id: string,
  { preferredDate, preferredTime, partySize }: Omit<BookingDetails, 'area'>,
  restaurant: Restaurant,
) {
  const start = instantOf(preferredDate, startOf(preferredTime), restaurant.timeZone);
  return {
    id: `${id}@${CALENDAR_DOMAIN}`,
    start,
    end: new Date(start.getTime() + VISIT_MS),
    summary: `Table for ${describeParty(partySize)}`,
    location: placeOf(restaurant),
  };
}

const placeOf = ({ name, address }: Restaurant) => `${name}, ${addressLine(address)}`;

const DAYS_BACK = 30;
/** Suggested refresh interval. */
const REFRESH_SECONDS = 15 * 60;

const TITLES: Record<VisitKind, string> = { confirmed: 'confirmed tables', all: 'all table requests' };

interface VisitCalendar {
  /** An iCalendar file. */
  readonly text: string;
  /** Strong ETag, identical in every process for the same text. */
  readonly etag: string;
}

/** The restaurant's visits as a calendar feed, from 30 days back to a year ahead; rebuilt only when one of them changes. */
@Injectable()
export class VisitCalendars {
  private readonly cache = new LRUCache<string, VisitCalendar & { readonly tag: string }>({ max: 4 });

  constructor(
    private readonly visits: VisitsQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(kind: VisitKind, withNames: boolean): Promise<VisitCalendar> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const key = [kind, withNames, placeOf(this.restaurant), this.restaurant.timeZone].join(' ');
    const before = this.cache.get(key);
    const days = [addDays(today, -DAYS_BACK), addDays(addYear(today), 1)] as const;
    const { tag, visits } = await this.visits.read(kind, days, before?.tag ?? null);
    if (before && !visits) return before;
    const text = this.written(kind, visits ?? [], withNames);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    this.cache.set(key, { text, etag, tag });
    return { text, etag };
  }

  private written(kind: VisitKind, visits: readonly Visit[], withNames: boolean): string {
    const calendar = ical({
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: this.restaurant.mailDomain, product: 'reservations' },
      name: `${this.restaurant.name}: ${TITLES[kind]}`,
      ttl: REFRESH_SECONDS,
    });
    for (const { id, version, status, customerName, updatedAt, area, ...booking } of visits) {
      const { summary, ...visit } = visitEvent(id, booking, this.restaurant);
      calendar.createEvent({
        ...visit,
        sequence: version,
        stamp: new Date(updatedAt),
        summary: titleOf(summary, area, withNames ? customerName : null),
        status: statusIn(kind, status),
        // Subscribing to the feed must not mark staff as busy during guests' visits.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
    return calendar.toString();
  }
}

/** 'Table for 4 people, in the courtyard: Amelia Hart' */
function titleOf(summary: string, area: Visit['area'], name: string | null): string {
  const where = area ? `, ${describeArea(area)}` : '';
  return `${summary}${where}${name === null ? '' : `: ${name}`}`;
}

function statusIn(kind: VisitKind, status: Visit['status']): ICalEventStatus {
  if (status === 'declined') return ICalEventStatus.CANCELLED;
  if (status !== 'pending') return ICalEventStatus.CONFIRMED;
  return kind === 'all' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
}
