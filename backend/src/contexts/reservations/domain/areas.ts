import { defineSetting } from '../../../kernel/feature-settings.js';

export const AREAS = ['inside', 'courtyard'] as const;
export type Area = (typeof AREAS)[number];

/** What a courtyard guest prefers if it is closed: a table inside, to wait for the restaurant, or not to come. */
export const RAIN_PLANS = ['inside', 'wait', 'rather-not'] as const;
export type RainPlan = (typeof RAIN_PLANS)[number];

export const areas = defineSetting({
  id: 'areas',
  title: 'Inside and courtyard',
  description:
    'Guests choose inside or the courtyard and what to do if it rains. With “Capacity” on, its limits apply inside and the courtyard has its own.',
  figures: {
    courtyardArrivals: {
      label: 'Courtyard arrivals per half hour',
      unit: 'guests',
      min: 1,
      max: 500,
      default: 12,
    },
    courtyardSeats: { label: 'Courtyard seats in use', unit: 'guests', min: 1, max: 2000, default: 24 },
  },
});

const AREA_WORDS: Record<Area, string> = { inside: 'inside', courtyard: 'in the courtyard' };
const RAIN_WORDS: Record<RainPlan, string> = {
  inside: 'a table inside',
  wait: 'wait and see',
  'rather-not': 'rather not come',
};

/** 'in the courtyard' */
export const describeArea = (area: Area): string => AREA_WORDS[area];

export const describeRainPlan = (plan: RainPlan): string => RAIN_WORDS[plan];

/** Whether two parties may compete for the same seats; a party without an area may sit anywhere. */
export const canShare = (one: Area | null, other: Area | null): boolean =>
  one === null || other === null || one === other;
