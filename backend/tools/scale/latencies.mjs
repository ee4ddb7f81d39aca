import { randomInt } from 'node:crypto';
import { readOf, secondPageOf } from '../bench/calls.mjs';
import { median } from '../bench/load.mjs';

const CALLS = 30;

const admin = (path) => () => (server) => readOf(server, path, 'admin');
const each = (pathOf) => () => (server) => readOf(server, pathOf(), 'admin');
const second = (path) => async (server) => {
  const page = await secondPageOf(server, path, 'admin');
  return () => page;
};

/** What people look at, one call at a time. */
const SCREENS = {
  'requests, newest 100': admin('/api/admin/reservations'),
  'requests, second page': second('/api/admin/reservations'),
  'counts of requests': admin('/api/admin/reservations/summary'),
  archive: admin('/api/admin/reservations/archived'),
  'archive, one guest': each(() => `/api/admin/reservations/archived?search=guest${randomInt(1, 1_000)}%40`),
  'archive, nobody': each(() => `/api/admin/reservations/archived?search=nobody${randomInt(1_000_000)}`),
  'reservation analytics, 90 days': admin('/api/admin/analytics/reservations?days=90'),
  'trends, eight weeks': admin('/api/admin/trends'),
  'from page to plate': admin('/api/admin/analytics/funnel'),
  'what needs the owner today': admin('/api/admin/today'),
  'trail, newest': admin('/api/admin/trail'),
  'trail, nobody': each(() => `/api/admin/trail?search=nobody${randomInt(1_000_000)}`),
  'contacts, newest 25': admin('/api/customer-contacts?limit=25'),
  'contacts, one person': each(() => `/api/customer-contacts?limit=25&query=guest${randomInt(1, 1_000)}%40`),
  'e-mail history, newest': admin('/api/email-history?limit=25'),
  'e-mail history, second page': second('/api/email-history?limit=25'),
  'e-mail history, bounced': admin('/api/email-history?limit=25&status=bounced'),
  'e-mail totals, 30 days': admin('/api/email-history/summary?days=30'),
  'e-mail totals, 90 days': admin('/api/email-history/summary?days=90'),
  campaigns: admin('/api/email-campaigns'),
};

/** @returns by screen, the median and the slowest but one of some calls, in ms */
export async function latenciesOf(server) {
  const rows = {};
  for (const [what, callOf] of Object.entries(SCREENS)) {
    const call = await callOf(server);
    const times = [];
    for (let turn = 0; turn <= CALLS; turn++) {
      const { url, headers, expected } = call(server);
      const begun = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}.`);
      if (turn > 0) times.push(performance.now() - begun);
    }
    rows[what] = { median: median(times), slow: times.toSorted((a, b) => b - a)[1] };
  }
  return rows;
}
