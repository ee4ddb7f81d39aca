import { containing } from '../../../../platform/lists/list-of.js';
import { withoutPhoneSigns } from '../../../../platform/lists/phone-number.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
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

/** Search by guest: requests on the boards first, then past ones. */
export const reservationSearch: SearchOf<Row> = {
  roles: ['staff', 'admin'],
  looks: (text) => {
    const filter = { guest: containing(withoutPhoneSigns(text)) };
    return [
      look(currentReservations, { scope: 'current', filter }),
      look(pastReservations, { scope: 'history', filter }),
    ];
  },
  found: ({ id, customerName, preferredDate, preferredTime, partySize, status, createdAt }) => ({
    id,
    title: customerName,
    detail: `${preferredDate}, ${preferredTime}, party of ${partySize}, ${status}`,
    at: createdAt,
  }),
};
