import { z } from 'zod';
import profile from '../../../content/restaurant.json' with { type: 'json' };
import type { Restaurant } from '../../kernel/restaurant.js';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const hours = z.object({ opens: time, closes: time }).nullable();

const schema = z.object({
  name: z.string().min(1),
  tagline: z.string().min(1),
  ownerName: z.string().min(1),
  servesCuisine: z.array(z.string().min(1)).min(1),
  priceRange: z.string().regex(/^\${1,4}$/),
  address: z.object({
    street: z.string(),
    unit: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string().length(2),
  }),
  phone: z.string().min(1),
  email: z.email(),
  reservationsEmail: z.email(),
  mailDomain: z.string().min(1),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'an IANA time zone'),
  openingHours: z.object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
  socialLinks: z.array(z.object({ platform: z.string(), url: z.url() })),
});

/** In the ids of calendar events, by which calendars find them again: it stays when the owner changes the mail domain. */
export const CALENDAR_DOMAIN = profile.mailDomain;

/** @throws ZodError if content/restaurant.json is incomplete */
export function readRestaurantProfile(): Restaurant {
  return schema.parse(profile);
}
