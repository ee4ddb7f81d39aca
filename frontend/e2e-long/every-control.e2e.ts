import { signIn } from '../e2e/support/sign-in';
import { expect, test } from '../e2e/support/test';
import { type Visitor, Walk } from './walk';

/** Where walks start; other pages are found through links. ONLY=/admin/hours walks one page. */
const STARTS: Record<Visitor, readonly string[]> = {
  guest: [
    '/',
    '/blog',
    '/reservations',
    '/times',
    '/gift-cards',
    '/content-upload',
    '/business-report',
    '/build-report',
    '/plan-report',
    '/contract',
    '/admin/login',
    '/manager/login',
    '/staff/login',
  ],
  staff: ['/staff/dashboard'],
  manager: ['/manager/dashboard', '/manager/menu'],
  admin: [
    '/admin/dashboard',
    '/admin/hours',
    '/admin/guest-journey',
    '/admin/photographs',
    '/admin/integrations',
    '/admin/trail',
    '/admin/enquiries',
    '/admin/team',
    '/admin/status',
    '/admin/settings',
    '/admin/menu',
    '/admin/chat',
  ],
};

for (const [visitor, starts] of Object.entries(STARTS) as [Visitor, readonly string[]][]) {
  test(`${visitor} finds every page, field and dialog whole`, async ({ page, expectedErrors }) => {
    // The walk reports them itself, with the place.
    expectedErrors.push(/./);
    if (visitor !== 'guest') await signIn(page, visitor);
    const { ONLY } = process.env;
    const walk = new Walk(page, visitor);
    await (ONLY === undefined ? walk.run(starts) : walk.run([ONLY], false));
    console.log(visitor, walk.seen);
    for (const [what, count] of Object.entries(walk.seen)) expect(count, what).toBeGreaterThan(0);
    expect([...walk.findings].sort()).toEqual([]);
  });
}
