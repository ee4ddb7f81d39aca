import { Injectable } from '@nestjs/common';
import { containing } from '../../../../platform/lists/list-of.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { withoutPhoneSigns } from '../../../../platform/lists/phone-number.js';
import type { Found, SearchOf } from '../../../../platform/searches.js';
import { currentReservations, pastReservations } from './reservation.lists.js';

interface Row {
  readonly id: string;
  readonly customerName: string;
  readonly preferredDate: string;
  readonly preferredTime: string;
  readonly partySize: string;
  readonly status: string;
  readonly createdAt: string;
}

/** By the guest: what is on the boards first, then what is over. */
@Injectable()
export class ReservationSearch implements SearchOf {
  readonly roles = ['staff', 'admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, most: number): Promise<Found[]> {
    const filter = { guest: containing(withoutPhoneSigns(text)) };
    const current = (await this.lists.first(currentReservations, { scope: 'current', limit: most, filter })) as Row[];
    const limit = most - current.length;
    const past = limit > 0 ? await this.lists.first(pastReservations, { scope: 'history', limit, filter }) : [];
    return [...current, ...(past as Row[])].map(
      ({ id, customerName, preferredDate, preferredTime, partySize, status, createdAt }) => ({
        id,
        title: customerName,
        detail: `${preferredDate}, ${preferredTime}, party of ${partySize}, ${status}`,
        at: createdAt,
      }),
    );
  }
}
