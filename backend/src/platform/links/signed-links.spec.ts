import { SignedLinks } from './signed-links.js';

const SECRET = 'a'.repeat(32);
const NEW_SECRET = 'b'.repeat(32);
const SUBJECT = 'guest@mail.example campaign é 0198a000';
const EXPIRY = new Date('2026-12-21T00:00:00Z');

let now: Date;
const linksWith = (...secrets: string[]) => new SignedLinks(secrets, { now: () => now });
const links = linksWith(SECRET);
let token: string;

beforeEach(() => {
  now = new Date('2026-11-21T00:00:00Z');
  token = links.sign('unsubscribe', SUBJECT, EXPIRY);
});

it('returns what was signed, in characters that need no escaping in a URL', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
  expect(links.read('unsubscribe', token)).toBe(SUBJECT);
});

it('opens nothing else than what it was signed for', () => {
  expect(links.read('open', token)).toBeNull();
  expect(links.read('unsubscribe\n', token)).toBeNull();
});

it('expires', () => {
  now = new Date(EXPIRY.getTime() - 1);
  expect(links.read('unsubscribe', token)).toBe(SUBJECT);
  now = EXPIRY;
  expect(links.read('unsubscribe', token)).toBeNull();
});

it('is refused when any of its characters was changed, added or taken away', () => {
  const changed = Array.from(
    token,
    (letter, at) => token.slice(0, at) + (letter === 'x' ? 'y' : 'x') + token.slice(at + 1),
  );
  const others = [
    ...changed,
    `${token}=`,
    `${token}.`,
    `.${token}`,
    token.slice(0, -1),
    '',
    '.',
    '..',
    `${token.slice(0, -1)}é`,
    'é'.repeat(token.length),
  ];
  for (const other of others) expect(links.read('unsubscribe', other)).toBeNull();
});

it('outlives a new secret, as long as the old one is named behind it', () => {
  expect(linksWith(NEW_SECRET, SECRET).read('unsubscribe', token)).toBe(SUBJECT);
  expect(linksWith(NEW_SECRET).read('unsubscribe', token)).toBeNull();
  const newer = linksWith(NEW_SECRET, SECRET).sign('unsubscribe', SUBJECT, EXPIRY);
  expect(links.read('unsubscribe', newer)).toBeNull();
  expect(linksWith(NEW_SECRET).read('unsubscribe', newer)).toBe(SUBJECT);
});
