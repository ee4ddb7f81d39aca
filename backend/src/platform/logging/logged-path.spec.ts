import { SignedLinks } from '../links/signed-links.js';
import { loggedPath } from './logged-path.js';

const links = new SignedLinks(['a'.repeat(32)], { now: () => new Date('2026-11-21T00:00:00Z') });
const token = links.sign('unsubscribe', 'guest@mail.example campaign', new Date('2026-12-21T00:00:00Z'));

it.each([
  [`/api/email/unsubscribe/${token}`, '/api/email/unsubscribe/[redacted]'],
  [`/api/email/track/open/${token}.gif`, '/api/email/track/open/[redacted].gif'],
  [`/api/email/track/click/${token}?url=https://x.example/${token}`, '/api/email/track/click/[redacted]'],
  [`/api/email/unsubscribe/${token.replaceAll('.', '%2E')}`, '/api/email/unsubscribe/[redacted]'],
  [`/calendar/cty_${'0aZ'.repeat(12)}.ics`, '/calendar/[redacted].ics'],
  [`/${token}/${token}`, '/[redacted]/[redacted]'],
])('removes the token from %s', (url, reported) => {
  expect(loggedPath(url)).toBe(reported);
});

it.each(['/api/staff/login', '/api/blog/0198a000-0000-7000-8000-000000000000', '/assets/entry.client-D1x.y.js', '/'])(
  'leaves %s as it is',
  (path) => {
    expect(loggedPath(`${path}?search=ana`)).toBe(path);
  },
);
