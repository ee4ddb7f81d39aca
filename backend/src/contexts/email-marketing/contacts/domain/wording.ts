import type { Restaurant } from '../../../../kernel/restaurant.js';

/** What somebody agrees to: the page shows these words, and the record of their consent keeps them. */
export const consentWording = ({ name }: Pick<Restaurant, 'name'>) =>
  `Yes, please send me news and offers from ${name} by email. I can unsubscribe at any time.`;
