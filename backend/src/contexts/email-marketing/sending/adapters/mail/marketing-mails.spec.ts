import { SignedLinks } from '../../../../../platform/links/signed-links.js';
import { readRestaurantProfile } from '../../../../../platform/restaurant/restaurant-profile.js';
import { SettableClock } from '../../../../../platform/testing/settable-clock.js';
import { FixedEmailSettings } from '../../../settings/testing/fixed-email-settings.js';
import { CampaignContentQuery, MailLinks } from '../persistence/marketing-mails.query.js';
import type { Claimed } from '../persistence/claims.query.js';
import { TrackingLinks } from '../tracking/tracking-links.js';
import { MarketingMails } from './marketing-mails.js';

const CAMPAIGN = { campaignId: 'autumn', html: null };
const claimed = (given: Partial<Claimed>) =>
  ({
    id: '1',
    type: 'campaign',
    email: 'ana@guests.example',
    name: 'Ana Lee',
    subject: '',
    html: '',
    text: null,
    fields: null,
    optedIn: true,
    firstName: 'Ana',
    lastName: 'Lee',
    phone: null,
    dateOfBirth: null,
    lastVisit: null,
    totalVisits: null,
    campaignId: null,
    ...given,
  }) as Claimed;

/** Milliseconds; must not start at 0, because lru-cache treats entries from time 0 as ageless. It caches the current time by a timer. */
let now: number;
const wait = (ms: number) => {
  now += ms;
  jest.advanceTimersByTime(ms);
};

let written: { subject: string; html: string; text: string }[];
let read: jest.Mock;
let mails: MarketingMails;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  written = [{ subject: 'Autumn', html: '<p>Dear {{firstName}}</p>', text: 'Autumn, {{firstName}}' }];
  read = jest.fn(() => Promise.resolve(written));
  const database = { query: read } as never;
  const clock = new SettableClock();
  mails = new MarketingMails(
    new CampaignContentQuery(database),
    { write: (content) => Promise.resolve(content) },
    new FixedEmailSettings(),
    new MailLinks(database),
    new TrackingLinks(new SignedLinks(['secret'], clock), { publicUrl: new URL('https://bistro.example') }, clock),
    { pageFor: () => 'https://bistro.example/page', oneClickFor: () => 'https://bistro.example/leave' } as never,
    readRestaurantProfile(),
    clock,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const subjectOf = async (given: Partial<Claimed>) => (await mails.mailOf(claimed(given))).subject;
const seasonOf = async (given: Partial<Claimed>) => /^\w+/.exec((await mails.mailOf(claimed(given))).text)?.[0];

it('reads the content of a campaign once for all recipients, and again after five seconds', async () => {
  expect(await Promise.all([seasonOf(CAMPAIGN), seasonOf({ ...CAMPAIGN, id: '2' })])).toEqual(['Autumn', 'Autumn']);
  written = [{ subject: 'Winter', html: '', text: 'Winter' }];
  wait(4_990);
  expect(await seasonOf(CAMPAIGN)).toBe('Autumn');
  wait(20);
  expect(await seasonOf(CAMPAIGN)).toBe('Winter');
  expect(read).toHaveBeenCalledTimes(2);
});

it('has the subject of its recipient, who may get one of two', async () => {
  expect(await subjectOf({ ...CAMPAIGN, subject: 'First' })).toBe('First');
  expect(await subjectOf({ ...CAMPAIGN, subject: 'Second' })).toBe('Second');
});

it('remembers no failure', async () => {
  read.mockRejectedValueOnce(new Error('gone'));
  await expect(seasonOf(CAMPAIGN)).rejects.toThrow('gone');
  expect(await seasonOf(CAMPAIGN)).toBe('Autumn');
});

it('caches the last twenty', async () => {
  await subjectOf(CAMPAIGN);
  for (let place = 1; place < 20; place += 1) await subjectOf({ subject: `Mail ${String(place)}` });
  await subjectOf(CAMPAIGN);
  expect(read).toHaveBeenCalledTimes(1);
  for (let place = 20; place < 40; place += 1) await subjectOf({ subject: `Mail ${String(place)}` });
  await subjectOf(CAMPAIGN);
  expect(read).toHaveBeenCalledTimes(2);
});
