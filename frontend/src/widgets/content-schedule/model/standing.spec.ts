import { standingOf } from './standing';

/** 3 PM in the restaurant's time zone. */
const NOW = new Date('2026-11-21T20:00:00Z');

it.each([
  ['draft', '2026-11-20T05:00:00.000Z', 'needs-approval'],
  ['draft', '2026-11-21T05:00:00.000Z', 'draft'],
  ['draft', '2026-11-21T19:00:00.000Z', 'needs-approval'],
  ['draft', '2026-11-21T21:00:00.000Z', 'draft'],
  ['approved', '2026-11-20T05:00:00.000Z', 'approved'],
] as const)('says of %s content with the deadline %s that it is %s', (status, approvalDeadline, standing) => {
  expect(standingOf({ status, approvalDeadline }, NOW)).toBe(standing);
});
