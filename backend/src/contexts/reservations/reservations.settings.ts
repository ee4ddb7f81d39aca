import { z } from 'zod';
import { isOnThisMachine } from '../../platform/config/kinds.js';

const WANTED = 'an address that begins with https://, or twilio://sid:token@from';

function isGateway(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === 'twilio:')
    return Boolean(url.username && url.password && /^\+[1-9]\d{6,14}$/.test(url.hostname));
  return url?.protocol === 'https:' || isOnThisMachine(text);
}

export const reservationsSettings = z
  .object({
    NODE_ENV: z.string().optional(),
    /** Key for signatures of forwarded texts; without it such calls are rejected. */
    SMS_WEBHOOK_SECRET: z.string().min(32, 'at least 32 characters long').optional().meta({ isSecret: true }),
    /** Countries in addition to the restaurant's that may be texted, such as `CA,GB`. */
    SMS_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'countries as ISO 3166 names them, such as CA,GB')
      .optional(),
    /** URL of the text message gateway; without it no texts are sent. A local URL is for development and tests only. */
    SMS_URL: z.string().refine(isGateway, WANTED).optional().meta({ isSecret: true }),
  })
  .refine(({ NODE_ENV, SMS_URL }) => NODE_ENV !== 'production' || !isOnThisMachine(SMS_URL), {
    path: ['SMS_URL'],
    message: WANTED,
    params: { condition: 'with NODE_ENV=production' },
  });
