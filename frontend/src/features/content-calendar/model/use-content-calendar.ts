import { createContext, use } from 'react';
import type { Planned } from './planned';

export interface Moving {
  item: Planned;
  /** The target day; '' while none is entered. */
  to: string;
}

interface ContentCalendar {
  /** The item being moved by keyboard or button, and its target day. */
  moving: Moving | null;
  /** The item under the pointer. */
  dragged: Planned | null;
  lift: (item: Planned) => void;
  drag: (item: Planned | null) => void;
  drop: (item: Planned, day: string) => void;
}

export const ContentCalendarContext = createContext<ContentCalendar | null>(null);

export function useContentCalendar(): ContentCalendar {
  const calendar = use(ContentCalendarContext);
  if (!calendar) throw new Error('Only what stands in a Planner can be moved.');
  return calendar;
}
