import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { HoursService } from '../../../hours/index.js';
import { assertBookable } from '../../domain/bookable-days.js';
import { timesWithRoom } from '../../domain/capacity.js';
import type { PartySize } from '../../domain/party-size.js';
import { startsAt, TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { CountedSeating } from './counted-seating.js';

export interface TimesOfDay {
  readonly date: string;
  /** Those at which the house is open and, where it counts seats, has room; those that are over aside. */
  readonly times: readonly TimeSlot[];
  /** Whether the house counts seats: without that, a person looks whether there is room. */
  readonly seatsAreCounted: boolean;
}

/** When a table can be asked for, for whoever reads no form. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly seating: CountedSeating,
    private readonly hours: HoursService,
    private readonly clock: Clock,
  ) {}

  /** For somebody who asks now. @throws InvalidInput */
  of(date: string, partySize: PartySize): Promise<TimesOfDay> {
    return this.for({ id: '', partySize, area: null, createdAt: this.clock.now(), replaces: null }, date);
  }

  /** For a request that has been made, in place of what it asks for. @throws InvalidInput */
  async for(party: Parameters<typeof timesWithRoom>[0], date: string): Promise<TimesOfDay> {
    assertBookable(date, this.hours.today);
    const now = this.clock.now();
    const hours = await this.hours.hours();
    const served = TIME_SLOTS.filter((preferredTime) => {
      const start = startsAt({ preferredDate: date, preferredTime }, hours.timeZone);
      return start > now && hours.isOpenAt(start);
    });
    const house = await this.seating.houseOn(date);
    if (!house) return { date, times: served, seatsAreCounted: false };
    const roomy = timesWithRoom(party, await this.seating.tablesOn(date, house), house);
    return { date, times: served.filter((time) => roomy.includes(time)), seatsAreCounted: true };
  }
}
