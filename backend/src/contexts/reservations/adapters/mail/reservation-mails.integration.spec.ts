import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

async function request(changes = {}): Promise<ReservationView & { customerEmail: string }> {
  const { body } = await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201);
  return body as ReservationView & { customerEmail: string };
}

async function mailsTo(address: string, min = 1) {
  await app.runJobs();
  // Emails about a decision go out once it can no longer be undone.
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
  return app.mailsTo(address, min);
}

it('acknowledges the request without a word the visitor typed', async () => {
  const { customerEmail } = await request({ customerName: 'Buy pills', specialRequests: 'http://spam.example' });
  const [mail] = await mailsTo(customerEmail);
  expect(mail).toMatchObject({ subject: 'We got your table request' });
  expect(mail?.text).toContain('12:30 PM');
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/pills|spam/);
});

it('confirms with a calendar event at the restaurant’s time', async () => {
  const { id, customerEmail } = await request();
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  const mails = await mailsTo(customerEmail);
  const confirmation = mails.find(({ subject }) => subject?.startsWith('Your table is confirmed'));
  const file = confirmation?.attachments.find(({ filename }) => filename === 'reservation.ics');
  const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(confirmation?.attachments).toContainEqual(expect.objectContaining({ method: 'REQUEST' }));
  expect(calendar).toContain(`UID:${id}@bistro.example`);
  const start = new Date(`${aMonday()}T12:30:00`);
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'shortOffset' })
    .format(start)
    .endsWith('-4')
    ? '16'
    : '17';
  expect(calendar).toContain(`DTSTART:${aMonday().replaceAll('-', '')}T${hour}3000Z`);
});

it('declines kindly', async () => {
  const { id, customerEmail } = await request();
  await app.as('admin').patch(`/api/admin/reservations/${id}`).send({ status: 'declined' }).expect(200);
  const mails = await mailsTo(customerEmail);
  expect(mails.map(({ subject }) => subject)).toContain('About your table request');
});

it('repeats the reason of a decline, to the letter and as no markup', async () => {
  const { id, customerEmail } = await request();
  const reason = 'We host a <b>wedding</b> that day.\nSunday is free & quiet.';
  const declined = await app
    .as('staff')
    .patch(`/api/staff/reservations/${id}`)
    .send({ status: 'declined', reason })
    .expect(200);
  expect(declined.body).toMatchObject({ status: 'declined', declineReason: reason });
  const mail = (await mailsTo(customerEmail)).find(({ subject }) => subject === 'About your table request');
  expect(mail?.text).toContain(reason);
  expect(mail?.html).toContain('We host a &lt;b&gt;wedding&lt;/b&gt; that day.<br>Sunday is free &amp; quiet.');
});

it('notifies the reservations address of requests, but of nothing meant for the owner', async () => {
  await app
    .anonymous()
    .post('/api/contact')
    .send({ name: 'Zoë', email: 'zoe@guests.example', message: 'Do you sell the heron?' })
    .expect(201);
  const [letter] = await mailsTo('hello@bistro.example');
  expect(letter?.subject).toBe('Message from Zoë');
  await request();
  const notices = await mailsTo('reservations@bistro.example');
  for (const { text } of notices) {
    expect(text).toContain('/staff/dashboard');
    expect(text).not.toContain('heron');
  }
});

it('notifies the team of a request, with the allergy in the subject, the guest as Reply-To and a link to the request', async () => {
  app.clock.advance({ minutes: 2 });
  const { id, customerEmail } = await request({ customerName: 'Nora Nutfree', specialRequests: 'Allergic to nuts' });
  const mails = await mailsTo('reservations@bistro.example');
  const notice = mails.find(({ text }) => text?.includes('Nora Nutfree'));
  expect(notice?.subject).toMatch(/^Table request: .* · Allergy: Nuts$/);
  expect(notice?.replyTo?.map(({ address }) => address)).toEqual([customerEmail]);
  expect(notice?.text).toContain(`/staff/dashboard?tab=reservations&open=${id}&dialog=manage`);
  expect(notice?.text?.match(/Table request:/g)).toHaveLength(1);
});

it('lets the team answer from the notice, without signing in, once', async () => {
  app.clock.advance({ minutes: 2 });
  const { id, customerEmail } = await request({ customerName: 'Lina Linked' });
  const notice = (await mailsTo('reservations@bistro.example')).find(({ text }) => text?.includes('Lina Linked'));
  const [, token = ''] = /Confirm or decline: \S+\/answer#(\S+)/.exec(notice?.text ?? '') ?? [];
  expect(notice?.html).toContain(`/answer#${token}`);
  const call = (method: 'get' | 'post', path: string, bearer = token) =>
    app.anonymous().call(method, path).set('Authorization', `Bearer ${bearer}`);
  const { body: shown } = await call('get', '/api/answer-link').expect(200);
  expect(shown).toMatchObject({ id, customerName: 'Lina Linked', status: 'pending' });
  expect(shown).not.toHaveProperty('adminNotes');
  await call('get', '/api/answer-link', `${token}x`).expect(404);
  const [, guestToken = ''] = /\/table#(\S+)/.exec((await mailsTo(customerEmail))[0]?.text ?? '') ?? [];
  await call('post', '/api/answer-link/confirm', guestToken).expect(404);
  const { body: confirmed } = await call('post', '/api/answer-link/confirm').send({}).expect(200);
  expect(confirmed).toMatchObject({ id, status: 'confirmed' });
  await call('post', '/api/answer-link/decline').send({}).expect(409);
  const subjects = (await mailsTo(customerEmail)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.startsWith('Your table is confirmed'))).toHaveLength(1);
});

it('asks to call about being late alone, where the guest does the rest behind the button', async () => {
  const confirmation = async () => {
    const { id, customerEmail } = await request({ customerEmail: `${crypto.randomUUID()}@guests.example` });
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
    return (await mailsTo(customerEmail)).find(({ subject }) => subject?.startsWith('Your table is confirmed'))?.text;
  };
  expect(await confirmation()).toContain('Running late, more guests or other plans? Please call us:');
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ('guest-page', true, '{}', now())`,
  );
  expect(await confirmation()).toContain('Running late? Tell us on your reservation page that day, or call us:');
});
