import { openingHours } from '@content/restaurant.json';
import { useSyncExternalStore } from 'react';
import type { components } from '@/shared/api';
import { readPageData } from '@/shared/ui/page-data';

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEK)[number];

/** From which the hours of any day can be said. */
export interface HousesHours extends Pick<
  components['schemas']['HoursView'],
  'today' | 'weekly' | 'changes' | 'special'
> {
  /** What the server says beside them while the courtyard is closed today. */
  courtyard?: string;
  /** From which day on openings were still to come when the server made the page. */
  openFrom?: string;
}
export type Week = HousesHours['weekly'];

/** Where the server writes them into each page. */
export const HOURS_IN_PAGE = 'hours';

/** Those of a page that no server has filled in yet, which are also those a new installation begins with. */
export const BUILT: HousesHours = {
  today: '',
  weekly: Object.fromEntries(WEEK.map((day) => [day, openingHours[day] ? [openingHours[day]] : []])) as Record<
    Weekday,
    { opens: string; closes: string }[]
  >,
  changes: [],
  special: [],
};

const listeners = new Set<() => void>();
let current: HousesHours | undefined;

/** The hours as this page knows them. */
export const hoursNow = (): HousesHours =>
  (current ??= (readPageData(HOURS_IN_PAGE) as HousesHours | undefined) ?? BUILT);

/** The server makes its pages with them; the back office hears of new ones while it is open. */
export function tellHours({ today, weekly, changes, special, courtyard, openFrom }: HousesHours): void {
  current = { today, weekly, changes, special, courtyard, openFrom };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws again when the hours become others. */
export const useHours = (): HousesHours => useSyncExternalStore(subscribe, hoursNow, hoursNow);
