import type { Restaurant } from '../../../../kernel/restaurant.js';

/** The wording of an opt-in, shown on the page and stored with the consent. */
export const consentWording = ({ name }: Pick<Restaurant, 'name'>) =>
  `Yes, please send me news and offers from ${name} by email. I can unsubscribe at any time.`;
