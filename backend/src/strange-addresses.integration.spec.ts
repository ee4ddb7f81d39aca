import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

const PUBLIC_URL = 'http://courtyard.example';
const FORGED = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  Forwarded: 'host=evil.example',
  'X-Forwarded-Proto': 'https',
};

let app: TestApp;
let calls: string[];
let listener: Server;
let typed: string;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', PUBLIC_URL });
  listener = createServer(({ method = '', url = '' }, response) => {
    calls.push(`${method} ${url}`);
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  typed = `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  await app.stop();
  listener.closeAllConnections();
  listener.close();
});
beforeEach(() => {
  calls = [];
});

it.each([
  '/api/%E0%A4%A',
  '/api/%',
  '/api/v1/%ff',
  '/api/v1/reservations/%ff',
  '/api/admin/reservations/%E0',
  '/api/email/unsubscribe/%ff',
  '/api/email/open/abc%',
  '/api/docs/%ff',
  '/calendar/%ff.ics',
])('refuses %s, which cannot be decoded, in its own words', async (path) => {
  const { body } = await app
    .as('admin')
    .get(path)
    .expect(400)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toMatchObject({ title: 'Bad Request', detail: 'This address is damaged. Please check it.' });
});

it('uses the website’s own URL in emails, whatever host a call names', async () => {
  const customerEmail = `${randomUUID()}@guests.example`;
  await app
    .anonymous()
    .post('/api/reservations')
    .set(FORGED)
    .send(aReservationRequest({ customerEmail, emailOptIn: 'true' }))
    .expect(201);
  await app
    .anonymous()
    .post('/api/contact')
    .set(FORGED)
    .send({ name: 'Ines', email: customerEmail, subject: 'Hours', message: 'Are you open?' })
    .expect(201);
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
  await app.runJobs();

  const mails = [...(await app.mailsTo(customerEmail, 2)), ...(await app.mailsTo('hello@bistro.example'))];
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  expect(JSON.stringify(mails)).toContain(`${PUBLIC_URL}/email/confirm`);
});

it('fetches no URL that a user entered, neither when showing, checking nor sending it', async () => {
  const html = `<p>Look: <a href="${typed}/link">here</a> <img src="${typed}/picture.png" alt="A heron"></p>`;
  await app
    .anonymous()
    .post('/api/approval-items')
    .send({ title: 'A heron', contentType: 'blog_post', contentData: html, fileUrl: `${typed}/file.jpg` })
    .expect(201);
  await app.as('admin').get('/api/admin/approval-items').expect(200);
  const { body: campaign } = await app
    .as('manager')
    .post('/api/email-campaigns')
    .send({
      name: 'Herons',
      subject: 'Herons',
      htmlContent: html,
      recipientCriteria: { type: 'custom', emails: ['ada@guests.example'] },
    })
    .expect(201);
  const path = `/api/email-campaigns/${(campaign as { id: string }).id}`;
  await app.as('manager').get(`${path}/pre-flight`).expect(200);
  await app.as('manager').put(path).send({ status: 'sending' }).expect(200);
  await app.runJobs();

  const [mail] = await app.mailsTo('ada@guests.example');
  expect(mail?.html).toContain('picture.png');
  expect(calls).toEqual([]);
  await fetch(`${typed}/by-the-test`);
  expect(calls).toEqual(['GET /by-the-test']);
});
