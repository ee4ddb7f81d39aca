import type { ImportedPerson } from '../../domain/contact-import.js';

/** As our own export and other programs write it, in small letters without signs. */
const YES = [
  '',
  'yes',
  'y',
  'true',
  't',
  '1',
  'x',
  'on',
  'optedin',
  'optin',
  'subscribed',
  'active',
  'confirmed',
  'agreed',
];
const LEFT = [
  'unsubscribed',
  'unsubscribe',
  'optedout',
  'optout',
  'notsubscribed',
  'nonsubscribed',
  'no',
  'n',
  'false',
  '0',
];
const UNREACHED = [
  ...[
    'bounced',
    'bounce',
    'hardbounced',
    'hardbounce',
    'softbounced',
    'cleaned',
    'invalid',
    'undeliverable',
    'suppressed',
  ],
  ...['complained', 'complaint', 'spam', 'spamcomplaint', 'blocked', 'pending', 'unconfirmed', 'archived', 'deleted'],
];

/** An answer to 'do they want mail' that is no yes is a no; a status may be any word, of which some are known. */
export function standingOf(optIn: string, status: string): Pick<ImportedPerson, 'status' | 'mayOptIn'> {
  const word = plain(status);
  const hasLeft = LEFT.includes(word);
  return {
    status: hasLeft ? 'unsubscribed' : word === 'inactive' ? 'inactive' : 'active',
    mayOptIn: YES.includes(plain(optIn)) && !hasLeft && !UNREACHED.includes(word),
  };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
