import { z } from 'zod';
import { isOnThisMachine } from '../../platform/config/kinds.js';

const isSecureAddress = (text: string) => URL.parse(text)?.protocol === 'https:' || isOnThisMachine(text);

export const statusSettings = z.object({
  /** The list of releases as GitHub, Gitea and Forgejo answer it; it may contain a token. Without it, no one is asked. */
  RELEASES_URL: z
    .string()
    .refine(isSecureAddress, 'an address that begins with https://')
    .optional()
    .meta({ isSecret: true }),
});
