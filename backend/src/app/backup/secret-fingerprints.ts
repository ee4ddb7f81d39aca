import { createHash } from 'node:crypto';
import type { Settings } from '../../platform/config/environment.js';
import { presentSecrets } from '../../platform/config/app-settings.js';
import type { MadeWith } from './backup-file.js';

type Places = Pick<Settings, 'DATA_DIR' | 'SESSION_SECRET' | 'LINK_SECRET'>;

/** Does not reveal anything about secrets of at least 32 random characters. */
const fingerprintOf = (secret: string) =>
  createHash('sha256').update(`courtyard backup ${secret}`).digest('hex').slice(0, 16);

/** Fingerprints of this installation's current secrets for codes and links; undefined without access to them. */
export function fingerprints(settings: Places): MadeWith {
  const { session, link } = presentSecrets(settings);
  return session?.[0] && link?.[0] ? { session: fingerprintOf(session[0]), link: fingerprintOf(link[0]) } : undefined;
}

const REMEDY =
  'Copy DATA_DIR/secrets (or SESSION_SECRET and LINK_SECRET) from the installation that made the backup, then restart.';

/** Explains what in a restored backup does not work with this installation's secrets, and what to do; null if everything works. */
export function secretsInWords(madeWith: MadeWith, settings: Places): string | null {
  if (!madeWith)
    return `This backup doesn’t say which secrets it was made with. If links in old emails or sign-in codes don’t work: ${REMEDY}`;
  const { session, link } = presentSecrets(settings);
  const isHere = (secrets: readonly string[] | null, print: string) =>
    secrets?.some((secret) => fingerprintOf(secret) === print) ?? false;
  const broken = [
    ...(isHere(link, madeWith.link) ? [] : ['links in emails that were sent before']),
    ...(isHere(session, madeWith.session) ? [] : ['sign-in codes from authenticator apps and recovery codes']),
  ];
  if (broken.length === 0) return null;
  return `The secrets here aren’t those of the backup. These won’t work: ${broken.join('; ')}. ${REMEDY}`;
}
