import request from 'supertest';
import type { TestApp } from '../../../../../../platform/testing/test-app.js';
import { TestMailServer } from '../../../../../../platform/testing/test-mail-server.js';
import { startTestApp } from '../../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../../testing/a-campaign.js';
import { PreferenceLinks } from '../../../../contacts/domain/preferences.service.js';
import { TrackingLinks } from '../../tracking/tracking-links.js';

const server = new TestMailServer();
let app: TestApp;
let stage: CampaignStage;
let campaign: string;
let mail: string;
let links: string[];

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  stage = new CampaignStage(app);
  await stage.limits(10_000);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const tracking = () => app.nest.get(TrackingLinks, { strict: false });
const pathOf = (url: string) => new URL(url).pathname;

beforeEach(async () => {
  await stage.clear();
  await stage.contacts(1);
  campaign = await stage.campaign();
  await app.runJobs();
  const [row] = await stage.history(campaign);
  mail = row?.id ?? '';
  const rows = await app.database.query<{ id: string }[]>(
    'select id from email_links where campaign_id = $1 order by url desc',
    [campaign],
  );
  links = rows.map(({ id }) => pathOf(tracking().clickFor(mail, id)));
  app.clock.advance({ minutes: 5 });
});

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const open = (userAgent = BROWSER) =>
  app
    .anonymous()
    .get(pathOf(tracking().pixelFor(mail)))
    .set('User-Agent', userAgent)
    .expect(200);
const click = (place: number, userAgent = BROWSER) =>
  app
    .anonymous()
    .get(links[place] ?? '')
    .set('User-Agent', userAgent)
    .redirects(0)
    .expect(302);
const status = async () => (await stage.history(campaign))[0]?.status;
const totals = async () => {
  const [row] = await app.database.query(
    'select total_sent, total_opened, total_clicked from email_campaign_totals where campaign_id = $1',
    [campaign],
  );
  return row;
};

it('counts a reader who opens and follows a link, once each, and only forward', async () => {
  const { headers, body } = await open();
  expect(headers).toMatchObject({
    'content-type': 'image/gif',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((body as Buffer).subarray(0, 6).toString()).toBe('GIF89a');
  expect(await status()).toBe('opened');
  const { headers: redirect } = await click(0);
  expect(redirect).toMatchObject({ location: 'https://bistro.example/menu?a=1&b=2', 'cache-control': 'no-store' });
  expect(await status()).toBe('clicked');
  await open();
  expect(await status()).toBe('clicked');
  expect(await totals()).toEqual({ total_sent: 1, total_opened: 1, total_clicked: 1 });
});

it.each([
  ['a scanner', 'Barracuda Sentinel (EE)'],
  ['a program', 'python-requests/2.32'],
  ['a mail program that fetches everything in advance', 'Mozilla/5.0'],
  ['somebody without a name', ''],
])('does not count %s', async (_, userAgent) => {
  await open(userAgent);
  await click(0, userAgent);
  expect(await status()).toBe('sent');
  expect(await totals()).toEqual({ total_sent: 1, total_opened: 0, total_clicked: 0 });
});

it('counts a reader whose mail client fetches images through a proxy', async () => {
  await open('Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)');
  expect(await status()).toBe('opened');
});

it('does not count what comes within two seconds of the sending', async () => {
  app.clock.advance({ minutes: -5 });
  await open();
  await click(0);
  expect(await status()).toBe('sent');
});

it('does not count who only looks at the headers', async () => {
  const agent = request.agent(app.nest.getHttpServer());
  await agent
    .head(links[0] ?? '')
    .set('User-Agent', BROWSER)
    .redirects(0)
    .expect(302);
  await agent
    .head(pathOf(tracking().pixelFor(mail)))
    .set('User-Agent', BROWSER)
    .expect(200);
  expect(await status()).toBe('sent');
});

it.each([
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Purpose', 'prefetch'],
  ['X-Moz', 'prefetch'],
  ['X-Purpose', 'preview'],
])('does not count prefetching by a browser (%s: %s), but still redirects', async (name, purpose) => {
  const fetched = await click(0).set(name, purpose);
  expect(fetched.headers.location).toBe('https://bistro.example/menu?a=1&b=2');
  await open().set(name, purpose);
  expect(await status()).toBe('sent');
  await click(0).set('Sec-Purpose', '');
  expect(await status()).toBe('clicked');
});

it('takes a click back when another link follows within a second', async () => {
  await open();
  await click(0);
  expect(await status()).toBe('clicked');
  await click(1);
  expect(await status()).toBe('opened');
  expect(await totals()).toEqual({ total_sent: 1, total_opened: 1, total_clicked: 0 });
  app.clock.advance({ seconds: 30 });
  await click(1);
  expect(await status()).toBe('clicked');
});

it('shows which links were followed, and how often', async () => {
  await click(0);
  app.clock.advance({ seconds: 3 });
  await click(0);
  await click(1, 'curl/8');
  const { body } = await app.as('manager').get(`/api/email-campaigns/${campaign}/links`).expect(200);
  expect(body).toEqual([
    { url: 'https://bistro.example/menu?a=1&b=2', people: 1, clicks: 2 },
    { url: 'https://bistro.example/hours', people: 0, clicks: 0 },
  ]);
});

it('leads nowhere with a token that is not ours, changed, or for something else', async () => {
  const [link = ''] = links;
  const pixel = pathOf(tracking().pixelFor(mail)).replace('/open/', '/click/').replace('.gif', '');
  const [other] = await app.database.query<{ id: string }[]>(
    `insert into email_links (campaign_id, url) values (uuidv7(), 'https://evil.example/') returning id`,
  );
  const foreign = pathOf(tracking().clickFor(mail, other?.id ?? ''));
  const token = link.split('/').at(-1) ?? '';
  const changed = Array.from(
    token,
    (_, at) => `/api/email/click/${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  );
  for (const path of [pixel, foreign, ...changed]) {
    const { status: code, headers } = await app.anonymous().get(path).set('User-Agent', BROWSER).redirects(0);
    // Changing the last character may not change the encoded bits, and then the token is the same.
    if (code === 302) expect(headers.location).toBe('https://bistro.example/menu?a=1&b=2');
    else expect(code).toBe(404);
  }
  await app.anonymous().get('/api/email/open/nonsense.gif').expect(200).expect('Content-Type', 'image/gif');
  expect(await status()).not.toBe('opened');
});

it('preserves that a person unsubscribed with this email, whatever they read later', async () => {
  const oneClick = app.nest.get(PreferenceLinks, { strict: false }).oneClickFor(`history:${mail}`);
  await app.anonymous().post(pathOf(oneClick)).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
  await open();
  expect(await status()).toBe('unsubscribed');
  expect(await totals()).toMatchObject({ total_sent: 1 });
});

describe('the history', () => {
  it('has one row per recipient with the status of the email', async () => {
    const { body } = await app.as('manager').get(`/api/email-history?campaignId=${campaign}&status=sent`).expect(200);
    expect(body).toEqual([expect.not.objectContaining({ htmlContent: null })]);
    expect(body).toEqual([
      expect.objectContaining({
        id: mail,
        campaignId: campaign,
        recipientEmail: 'guest1@guests.example',
        recipientName: 'Guest 1 Number',
        subject: 'Hello Guest 1',
        status: 'sent',
        emailType: 'campaign',
        sentBy: 'Site Manager',
        sentByRole: 'manager',
        openedAt: null,
        failureReason: null,
        sentAt: expect.stringMatching(/Z$/),
      }),
    ]);
    expect(
      (await app.as('admin').get(`/api/email-history?campaignId=${campaign}&status=failed`).expect(200)).body,
    ).toEqual([]);
  });

  it.each(['status=lost', 'campaignId=1', 'limit=501'])('refuses %s', async (query) => {
    await app.as('manager').get(`/api/email-history?${query}`).expect(400);
  });

  it('shows the progress of a campaign, in which failed emails no longer count as waiting', async () => {
    const progress = async () =>
      (await app.as('admin').get(`/api/email-campaigns/${campaign}/progress`).expect(200)).body as unknown;
    const none = { perMinute: null, secondsLeft: null, subjectTest: null };
    const done = { total: 1, sent: 1, failed: 0, skipped: 0, canceled: 0, bounced: 0, left: 0, ...none };
    expect(await progress()).toEqual(done);
    await app.database.query('update email_campaign_totals set total_queued = 2 where campaign_id = $1', [campaign]);
    expect(await progress()).toEqual({ ...done, left: 2 });
    await app.database.query(`update email_campaigns set status = 'cancelled' where id = $1`, [campaign]);
    expect(await progress()).toEqual(done);
  });
});
