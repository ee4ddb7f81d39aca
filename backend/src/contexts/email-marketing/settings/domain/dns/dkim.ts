import { advice, error, type Finding, when } from './finding.js';
import { tagsOf } from './tags.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Minimum length in Base64 of an RSA public key, by number of bits. */
const LENGTH_OF = { 1024: 200, 2048: 380 };
const ED25519_LENGTH = 44;

/** RFC 6376 and 8463. */
export function findingsInDkim(record: string): Finding[] {
  const tags = tagsOf(record);
  const key = tags.get('p')?.replaceAll(' ', '');
  const type = (tags.get('k') ?? 'rsa').toLowerCase();
  if (key === undefined) return [error('A DKIM record needs a public key in p=.')];
  if (key === '') return [error('The p= key is empty, which revokes it.')];
  return [
    ...when(tags.has('v') && tags.get('v') !== 'DKIM1', error('v= must be DKIM1.')),
    ...when(tags.has('v') && [...tags.keys()][0] !== 'v', error('v=DKIM1 must come first.')),
    ...when(!['rsa', 'ed25519'].includes(type), error('k= must be rsa or ed25519.')),
    ...when(!BASE64.test(key), error('The p= key is broken. Copy it again in one piece.')),
    ...when(type === 'ed25519' && key.length !== ED25519_LENGTH, error('An ed25519 key has 44 characters.')),
    ...(type === 'rsa' && BASE64.test(key) ? findingsInLength(key.length) : []),
    ...when((tags.get('t') ?? '').split(':').includes('y'), advice('t=y means testing. Remove it once emails arrive.')),
  ];
}

function findingsInLength(length: number): Finding[] {
  if (length < LENGTH_OF[1024]) return [error('The key is cut off or shorter than 1024 bits.')];
  return when(length < LENGTH_OF[2048], advice('A 2048-bit key is safer.'));
}
