import type { Restaurant } from '../../kernel/restaurant.js';
import { InMemoryTransaction } from '../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../platform/testing/settable-clock.js';
import { AnalyticsService } from './analytics.service.js';

const FLORIDA = { timeZone: 'America/New_York' } as Restaurant;
const VISITOR = { address: '203.0.113.7', userAgent: 'A browser' };

let clock: SettableClock;
let counted: unknown[][];
let referrers: string[];
let isNewcomer: boolean;
let service: AnalyticsService;
beforeEach(() => {
  clock = new SettableClock();
  clock.set('2026-11-21T15:00:00Z');
  [counted, referrers, isNewcomer] = [[], [], true];
  const note = (...count: unknown[]) => {
    counted.push(count);
    return Promise.resolve();
  };
  const counts = { add: note, addOnce: note, namesOf: () => Promise.resolve(referrers) };
  const visitors = { enter: () => Promise.resolve(isNewcomer) };
  const website = { has: (path: string) => Promise.resolve(path === '/blog') };
  service = new AnalyticsService(counts, visitors, website, new InMemoryTransaction(), FLORIDA, clock);
});

const view = (path: string, referrerHost: string | null = null) =>
  service.countPageView({ path, referrerHost }, VISITOR);

it('counts a view, and its visitor where they come for the first time that day', async () => {
  await view('/blog');
  isNewcomer = false;
  await view('/blog', 'www.google.com');
  expect(counted).toEqual([
    ['2026-11-21', 'page_views', { path: '/blog' }],
    ['2026-11-21', 'unique_visitors', {}],
    ['2026-11-21', 'page_views', { path: '/blog', referrerHost: 'www.google.com' }],
  ]);
});

it('gives all pages that do not exist one name', async () => {
  isNewcomer = false;
  await view('/wp-admin');
  expect(counted).toEqual([['2026-11-21', 'page_views', { path: '/404' }]]);
});

it('gives websites one name after the first hundred of a day, and those hundred their own', async () => {
  isNewcomer = false;
  referrers = Array.from({ length: 100 }, (_, number) => `site-${String(number)}.example`);
  await view('/blog', 'site-100.example');
  await view('/blog', 'site-7.example');
  expect(counted.map(([, , by]) => by)).toEqual([
    { path: '/blog', referrerHost: 'other' },
    { path: '/blog', referrerHost: 'site-7.example' },
  ]);
});

it('goes by the restaurant’s calendar, and an event by the day on which it happened', async () => {
  clock.set('2026-11-22T04:59:59Z');
  await service.countStep('reservation_started', 'Card');
  await service.countStep('landings', null);
  await service.countEvent('contact_forms', { id: '7', occurredAt: '2026-11-20T04:00:00Z' });
  expect(counted).toEqual([
    ['2026-11-21', 'reservation_started', { wayIn: 'card' }],
    ['2026-11-21', 'landings', { wayIn: 'direct' }],
    ['7', '2026-11-19', 'contact_forms'],
  ]);
});
