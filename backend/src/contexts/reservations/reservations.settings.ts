import { z } from 'zod';

const WANTED = 'an address that begins with https://, or twilio://sid:token@from';
const ITS_NAMES: readonly (string | undefined)[] = ['127.0.0.1', 'localhost', '[::1]'];

/** A gateway of development and tests, which needs no TLS. */
export function isOnThisMachine(address = ''): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && ITS_NAMES.includes(url.hostname);
}

function isGateway(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === 'twilio:')
    return Boolean(url.username && url.password && /^\+[1-9]\d{6,14}$/.test(url.hostname));
  return url?.protocol === 'https:' || isOnThisMachine(text);
}

export const reservationsSettings = z
  .object({
    NODE_ENV: z.string().optional(),
    /** Signs what a gateway hands on of guests' texts; without it such calls are refused. */
    SMS_WEBHOOK_SECRET: z.string().min(32, 'at least 32 characters').optional().meta({ isSecret: true }),
    /** Countries beside the restaurant's to which texts go, such as `CA,GB`. */
    SMS_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'countries as ISO 3166 names them, such as CA,GB')
      .optional(),
    /** Where text messages to guests go; without it none are sent. Of this machine in development and tests alone. */
    SMS_URL: z.string().refine(isGateway, WANTED).optional().meta({ isSecret: true }),
  })
  .refine(({ NODE_ENV, SMS_URL }) => NODE_ENV !== 'production' || !isOnThisMachine(SMS_URL), {
    path: ['SMS_URL'],
    message: WANTED,
    params: { condition: 'with NODE_ENV=production' },
  });
