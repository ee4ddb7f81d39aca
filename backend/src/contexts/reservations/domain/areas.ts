import { defineOption } from '../../../kernel/house-options.js';

export const AREAS = ['inside', 'courtyard'] as const;
export type Area = (typeof AREAS)[number];

/** What a guest of the courtyard wants when it cannot be used: a table inside, to wait for what the house can do, or rather not to come. */
export const RAIN_PLANS = ['inside', 'wait', 'rather-not'] as const;
export type RainPlan = (typeof RAIN_PLANS)[number];

export const areas = defineOption({
  id: 'areas',
  title: 'Inside and courtyard',
  says: 'Guests say whether they would like to sit inside or in the courtyard, and what rain means for them. While seats are counted, the room of "How many can come" is the room inside, and the courtyard has its own.',
  figures: {
    courtyardArrivals: {
      label: 'Arriving in the courtyard in a half hour',
      unit: 'guests',
      least: 1,
      most: 500,
      usual: 12,
    },
    courtyardSeats: { label: 'Seated in the courtyard at a time', unit: 'guests', least: 1, most: 2000, usual: 24 },
  },
});
