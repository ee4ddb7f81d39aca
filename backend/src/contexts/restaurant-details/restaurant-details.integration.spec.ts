import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { addDays } from '../../kernel/calendar.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Client, type TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

const ADDRESS = {
  street: '12 River Street',
  unit: '',
  city: 'Savannah',
  region: 'GA',
  postalCode: '31401',
  country: 'US',
};
const DETAILS = {
  name: 'Harbor & Vine',
  tagline: 'Oysters by the river',
  ...ADDRESS,
  phone: '(912) 555-0142',
  email: 'hello@vine.example',
  reservationsEmail: 'tables@vine.example',
  mailDomain: 'vine.example',
  ownerName: 'Iris Vine',
  servesCuisine: ['Seafood'],
  priceRange: '$$$',
  timeZone: 'America/New_York',
  socialLinks: [{ platform: 'Instagram', url: 'https://instagram.example/harborandvine' }],
};
/** As the website gets it. */
const PHONE = { internationalPhone: '+19125550142' };

const folder = mkdtempSync(join(tmpdir(), 'courtyard-details-'));
let app: TestApp;
let owner: Client;
beforeAll(async () => {
  // A website whose pages show which details they were rendered with.
  for (const page of ['', '404']) {
    mkdirSync(join(folder, 'client', page), { recursive: true });
    writeFileSync(join(folder, 'client', page, 'index.html'), 'built page');
  }
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'server', 'index.js'),
    'export const renderPage = async (_request, _articles, { restaurant }) => new Response(JSON.stringify(restaurant ?? null));',
  );
  app = await startTestApp({ JOBS: 'off' }, join(folder, 'client'));
  owner = app.as('admin');
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const read = async () => (await owner.get('/api/admin/restaurant-details').expect(200)).body as Record<string, unknown>;
const save = (body: object) => owner.put('/api/admin/restaurant-details').send(body);
const page = async (of: Client) => JSON.parse((await of.get('/').expect(200)).text) as object | null;

it('shows the profile of the file until something is saved', async () => {
  expect(await read()).toMatchObject({ name: 'The Courtyard Bistro', unit: 'Suite 120', updatedAt: null });
  expect(await page(app.anonymous())).toBeNull();
  expect((await owner.get('/api/admin/setup').expect(200)).body).toMatchObject({ details: false, menu: false });
});

describe('saved details', () => {
  let other: NestExpressApplication;
  beforeAll(async () => {
    other = await app.beside();
    const { body } = await save({ ...DETAILS, expectedUpdatedAt: null }).expect(200);
    expect(body).toEqual({ ...DETAILS, ...PHONE, updatedAt: expect.any(String) });
  });
  afterAll(() => other.close());

  const { street, unit, city, region, postalCode, country, ...contact } = DETAILS;
  const profile = { ...contact, address: { street, unit, city, region, postalCode, country } };

  it('are on the pages and in the responses of every process', async () => {
    for (const process of [app.anonymous(), new Client(other.getHttpServer())])
      await eventually(async () => {
        expect((await process.get('/api/restaurant').expect(200)).body).toMatchObject(profile);
        expect(await page(process)).toEqual({ ...DETAILS, ...PHONE });
      });
  });

  it('are a step of the setup that is done', async () => {
    expect((await owner.get('/api/admin/setup').expect(200)).body).toMatchObject({ details: true, menu: false });
  });

  it('are what assistants and feed readers get', async () => {
    const { text } = await app.anonymous().get('/llms.txt').expect(200);
    expect(text).toMatch(/^# Harbor & Vine\n\n> Oysters by the river\n/);
    expect(text).toContain(
      '- Cuisine: Seafood\n- Price range: $$$\n- Address: 12 River Street, Savannah, GA 31401\n- Phone: (912) 555-0142\n',
    );
    expect((await app.anonymous().get('/feed.xml').expect(200)).text).toContain(
      '<title>Harbor &amp; Vine Blog</title>',
    );
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'an assistant', version: '1' } },
    };
    const { body } = await app.anonymous().post('/api/mcp').set('Accept', 'application/json').send(hello).expect(200);
    expect(body).toMatchObject({
      result: {
        serverInfo: { name: 'Harbor & Vine' },
        instructions: expect.stringContaining('call the restaurant, (912) 555-0142') as string,
      },
    });
  });

  it('are in emails to guests and to the restaurant, and in the calendar file', async () => {
    const request = {
      customerName: 'Ada Byron',
      customerEmail: 'ada@guests.example',
      partySize: '2',
      emailOptIn: 'false',
      preferredDate: addDays(new Date().toISOString().slice(0, 10), 14),
      preferredTime: '12:30 PM',
    };
    const { body } = await app.anonymous().post('/api/reservations').send(request).expect(201);
    const { id } = body as { id: string };
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
    await app.runJobs();
    app.clock.advance({ seconds: 15 });
    await app.runJobs();
    expect((await app.mailsTo('tables@vine.example')).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Table request'),
    );
    const mails = await app.mailsTo('ada@guests.example');
    const confirmation = mails.find(({ subject }) => subject?.startsWith('Your table is confirmed'));
    expect(confirmation?.from).toEqual({ name: 'Harbor & Vine', address: 'tables@vine.example' });
    expect(confirmation?.text).toContain('(912) 555-0142');
    expect(confirmation?.text).toContain('12 River Street, Savannah, GA 31401');
    const [calendar] = confirmation?.attachments ?? [];
    const ics = new TextDecoder().decode(calendar?.content as ArrayBuffer).replaceAll('\r\n ', '');
    expect(ics).toContain('LOCATION:Harbor & Vine\\, 12 River Street\\, Savannah\\, GA 31401');
    expect(ics).toContain('tables@vine.example');
    // As it was before the domain changed, so that calendars recognize it.
    expect(ics).toContain(`UID:${id}@bistro.example`);
    for (const { subject, text, html } of mails)
      expect(`${String(subject)} ${String(text)} ${String(html)}`).not.toMatch(
        /Courtyard Bistro|Augustine|King Street/,
      );
  });

  it('leave out the stories about the former town', async () => {
    expect((await app.anonymous().get('/api/blog-posts').expect(200)).body).toEqual([]);
    await app.anonymous().get('/api/blog-posts/a-day-under-the-arch').expect(404);
  });

  it('decide from which domain campaigns are sent, and where staff get addresses', async () => {
    const sender = (senderAddress: string) => owner.put('/api/admin/email-settings').send({ senderAddress });
    await sender('news@vine.example').expect(200);
    await sender('news@bistro.example').expect(400);
    const hired = { name: 'Maya Ortiz', password: 'quiet-otter-9', createPersonalEmail: true };
    const { body } = await owner.post('/api/admin/staff').send(hired).expect(201);
    expect(body).toMatchObject({ staff: { email: 'maya@vine.example' } });
  });

  it('are in the activity log, with what was before', async () => {
    const { updatedAt } = await read();
    await save({ ...DETAILS, phone: '(912) 555-0199', expectedUpdatedAt: updatedAt }).expect(200);
    const { body } = await owner.get('/api/admin/trail?limit=1').expect(200);
    expect(body).toMatchObject([
      {
        type: 'restaurant-details.changed',
        subjectName: 'Harbor & Vine',
        changes: [{ field: 'phone', before: '(912) 555-0142', after: '(912) 555-0199' }],
      },
    ]);
  });

  it('are not replaced from a page that shows older ones, but are saved once by a repeated call', async () => {
    const { updatedAt } = await read();
    app.clock.advance({ seconds: 1 });
    const change = { ...DETAILS, tagline: 'Crab and wine', expectedUpdatedAt: updatedAt };
    await save(change).expect(200);
    await save(change).expect(200);
    const stale = await save({ ...DETAILS, tagline: 'Too late', expectedUpdatedAt: updatedAt }).expect(409);
    expect(stale.body).toMatchObject({ detail: expect.stringContaining('Someone else changed') as string });
    await save({ ...DETAILS, tagline: 'Too late', expectedUpdatedAt: null }).expect(409);
    expect(await read()).toMatchObject({ tagline: 'Crab and wine' });
  });

  it('are saved once by several who save them for the first time', async () => {
    await app.database.query('delete from restaurant_details');
    const saved = await Promise.all(
      ['one', 'two', 'three'].map((tagline) => save({ ...DETAILS, tagline, expectedUpdatedAt: null })),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

it.each([
  ['name', '  ', 'name'],
  ['name', 'Harbor\nVine', 'name'],
  ['name', 'x'.repeat(81), 'name'],
  ['street', '', 'street'],
  ['postalCode', null, 'postalCode'],
  ['region', '', 'region'],
  ['country', 'USA', 'country'],
  ['country', 'XX', 'country'],
  ['country', '', 'country'],
  ['timeZone', 'Mars/Olympus', 'timeZone'],
  ['timeZone', '+02:00', 'timeZone'],
  ['timeZone', '', 'timeZone'],
  ['ownerName', ' ', 'ownerName'],
  ['servesCuisine', [], 'servesCuisine'],
  ['servesCuisine', [' '], 'servesCuisine'],
  ['servesCuisine', ['x'.repeat(41)], 'servesCuisine'],
  ['servesCuisine', 'Seafood', 'servesCuisine'],
  ['priceRange', '$10', 'priceRange'],
  ['priceRange', '', 'priceRange'],
  ['postalCode', '3140', 'postalCode'],
  ['postalCode', '31401-12', 'postalCode'],
  ['postalCode', '31401 1234', 'postalCode'],
  ['postalCode', 'GA 31401', 'postalCode'],
  ['phone', 'call us', 'phone'],
  ['phone', '555-01', 'phone'],
  ['phone', '(912) 555-0142; rm', 'phone'],
  ['email', 'hello', 'email'],
  ['reservationsEmail', 'a@b.example, c@d.example', 'reservationsEmail'],
  ['mailDomain', 'hello@vine.example', 'mailDomain'],
  ['mailDomain', 'vine', 'mailDomain'],
  ['socialLinks', [{ platform: 'X', url: 'javascript:alert(1)' }], 'socialLinks[0].url'],
  ['socialLinks', [{ platform: 'X', url: 'x.example' }], 'socialLinks[0].url'],
  ['socialLinks', [...DETAILS.socialLinks, ...DETAILS.socialLinks], 'socialLinks[1].platform'],
  ['socialLinks', [{ platform: '', url: 'https://x.example' }], 'socialLinks[0].platform'],
  ['socialLinks', Array(13).fill(DETAILS.socialLinks[0]), 'socialLinks'],
])('refuses the %s %j at its field', async (name, value, field) => {
  const { body } = await save({ ...DETAILS, [name]: value }).expect(400);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
});

it('accepts a ZIP code with the four digits of a block', async () => {
  await save({ ...DETAILS, postalCode: '31401-1234' }).expect(200);
  expect(await read()).toMatchObject({ postalCode: '31401-1234' });
});

it('accepts numbers of other countries, and no social links', async () => {
  await save({ ...DETAILS, phone: '+44 20 7946 0018', socialLinks: [] }).expect(200);
  expect(await read()).toMatchObject({ phone: '+44 20 7946 0018', socialLinks: [] });
});

it('accepts an address of another country, which is written as it is there', async () => {
  const berlin = { street: 'Torstraße 12', city: 'Berlin', region: '', postalCode: '10119', country: 'DE' };
  const { body } = await save({ ...DETAILS, ...berlin, phone: '030 901820', timeZone: 'Europe/Berlin' }).expect(200);
  expect(body).toMatchObject({ ...berlin, internationalPhone: '+4930901820' });
  expect((await app.anonymous().get('/llms.txt').expect(200)).text).toContain(
    '- Address: Torstraße 12, 10119 Berlin\n',
  );
  const { body: hours } = await owner.get('/api/admin/hours').expect(200);
  const names = (hours as { holidays: { key: string }[] }).holidays.map(({ key }) => key);
  expect(names).toContain('christmas-day');
  expect(names).not.toContain('thanksgiving');
});

it('keeps what was saved before there was a time zone, with that of the file', async () => {
  await app.database.query(
    'update restaurant_details set owner_name = null, serves_cuisine = null, price_range = null, country = null, time_zone = null',
  );
  const stored = await read();
  expect(stored).toMatchObject({
    ownerName: 'The Owner',
    priceRange: '$$',
    country: 'US',
    timeZone: 'America/New_York',
  });
  const { updatedAt, internationalPhone: _, ...details } = stored;
  await save({ ...details, region: 'GA', ownerName: 'Iris Vine', expectedUpdatedAt: updatedAt }).expect(200);
  expect(await read()).toMatchObject({ ownerName: 'Iris Vine', timeZone: 'America/New_York' });
});
