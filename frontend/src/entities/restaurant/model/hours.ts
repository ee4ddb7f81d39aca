import { openingHours } from '@content/restaurant.json';
import { useSyncExternalStore } from 'react';
import type { components } from '@/shared/api';
import { readPageData } from '@/shared/ui/page-data';

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEK)[number];

/** Everything needed to know the hours of any day. */
export interface RestaurantHours extends Pick<
  components['schemas']['HoursView'],
  'today' | 'weekly' | 'changes' | 'special'
> {
  /** The server's notice while the courtyard is closed today. */
  courtyard?: string;
  /** The first day whose openings were still ahead when the server rendered the page. */
  openFrom?: string;
}
export type Week = RestaurantHours['weekly'];

/** Id of the JSON that the server writes into each page. */
export const HOURS_IN_PAGE = 'hours';

/** The hours of a page that no server has filled in, and of a new installation. */
export const BUILT: RestaurantHours = {
  today: '',
  weekly: Object.fromEntries(WEEK.map((day) => [day, openingHours[day] ? [openingHours[day]] : []])) as Record<
    Weekday,
    { opens: string; closes: string }[]
  >,
  changes: [],
  special: [],
};

const listeners = new Set<() => void>();
let current: RestaurantHours | undefined;

/** The hours as this page knows them. */
export const hoursNow = (): RestaurantHours =>
  (current ??= (readPageData(HOURS_IN_PAGE) as RestaurantHours | undefined) ?? BUILT);

/** Sets the hours: the server does it for its pages, the back office when they change. */
export function setHours({ today, weekly, changes, special, courtyard, openFrom }: RestaurantHours): void {
  current = { today, weekly, changes, special, courtyard, openFrom };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders again when the hours change. */
export const useHours = (): RestaurantHours => useSyncExternalStore(subscribe, hoursNow, hoursNow);
