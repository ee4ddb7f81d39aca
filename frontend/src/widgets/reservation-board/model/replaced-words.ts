import { partyLabel, type Reservation } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';

/** 'Fri, Nov 27, 1:30 PM, 4 people': the table that a change replaces. */
export const replacedWords = ({ preferredDate, preferredTime, partySize }: NonNullable<Reservation['replaces']>) =>
  `${formatShortDay(preferredDate)}, ${preferredTime}, ${partyLabel(partySize)}`;
