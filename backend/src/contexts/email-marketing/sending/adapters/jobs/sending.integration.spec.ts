import PostalMime from 'postal-mime';
import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { eventually } from '../../../../../platform/testing/eventually.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { ContactsService } from '../../../contacts/domain/contacts.service.js';
import { LANES } from './sending-loop.js';
import { CampaignStage } from '../../../testing/a-campaign.js';

const server = new TestMailServer();
let app: TestApp;
let stage: CampaignStage;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start(), PUBLIC_URL: 'https://bistro.example' });
  stage = new CampaignStage(app);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  await stage.clear();
  await stage.limits(10_000);
  server.clear();
});

const mailTo = (address: string) => PostalMime.parse(server.to(address)[0]?.raw ?? '');

describe('a campaign', () => {
  it('tells subscribers why they get it, and others who wrote to them', async () => {
    await stage.contacts(2);
    await app.database.query(`update customer_contacts set email_opt_in = false where email = 'guest2@guests.example'`);
    const emails = ['guest1@guests.example', 'guest2@guests.example', 'stranger@guests.example'];
    await stage.campaign({ criteria: { type: 'custom', emails } });
    await app.runJobs();
    const sentences = 'You’re getting this email because you signed up for our news.';
    const wrote = 'The Courtyard Bistro sent this email to your address.';
    for (const [address, why] of [
      [emails[0], sentences],
      [emails[1], wrote],
      [emails[2], wrote],
    ] as const) {
      const { text, html } = await mailTo(address ?? '');
      expect(text).toContain(`${why}\nUnsubscribe: https://bistro.example/email/preferences`);
      expect(html).toContain(why);
    }
  });

  it('reaches everyone once, with a personal email, and is then sent', async () => {
    const guests = await stage.contacts(25);
    const id = await stage.campaign();
    await app.runJobs();

    expect(server.arrived.map(({ to }) => to).sort()).toEqual([...guests].sort());
    expect(await stage.countByStatus(id)).toEqual({ sent: 25 });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent', sent_date: expect.any(Date) });
    const mail = await mailTo('guest7@guests.example');
    expect(mail.subject).toBe('Hello Guest 7');
    expect(mail.html).toContain('Hello Guest 7');
    expect(mail.text).toContain('Hello Guest 7');
    expect(await stage.sending.progressOf(id)).toEqual({
      total: 25,
      sent: 25,
      failed: 0,
      skipped: 0,
      canceled: 0,
      bounced: 0,
      left: 0,
      perMinute: null,
      secondsLeft: null,
    });
  });

  it('starts a second time with the same recipients', async () => {
    await stage.contacts(3);
    const id = await stage.campaign();
    await stage.sending.startCampaign(id);
    await app.runJobs();
    await stage.contacts(2, 'late.example');
    await stage.setStatus(id, 'sending');
    await stage.sending.startCampaign(id);
    await app.runJobs();
    expect(server.arrived).toHaveLength(3);
  });
});

describe('each email', () => {
  it('contains what mail clients and the law require, and tracking without personal data', async () => {
    const [guest = ''] = await stage.contacts(1);
    const id = await stage.campaign();
    await app.runJobs();
    const [row] = await stage.history(id);
    const raw = server.to(guest)[0]?.raw ?? '';
    const mail = await PostalMime.parse(raw);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;

    expect(mail.messageId).toBe(`<${row?.id ?? ''}@bistro.example>`);
    expect(mail.to).toEqual([{ name: 'Guest 1 Number', address: guest }]);
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/bistro\.example\/api\/email\/unsubscribe\/[\w.-]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const links = [...(mail.html ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, url]) => url);
    expect(links).toEqual([
      expect.stringMatching(/^https:\/\/bistro\.example\/api\/email\/click\/[\w.-]+$/),
      expect.stringMatching(/^https:\/\/bistro\.example\/api\/email\/click\/[\w.-]+$/),
      expect.stringMatching(/^https:\/\/bistro\.example\/email\/preferences#[\w.-]+$/),
    ]);
    expect(mail.html).toMatch(/<img src="https:\/\/bistro\.example\/api\/email\/open\/[\w.-]+\.gif"/);
    expect(mail.text).toContain('our menu (https://bistro.example/menu?a=1&b=2)');
    expect(mail.text).toMatch(/Unsubscribe: https:\/\/bistro\.example\/email\/preferences#/);
    expect([...links.join(' ').matchAll(/guest/gi)]).toEqual([]);
  });

  it('takes a name as a name, whatever it holds', async () => {
    await stage.contacts(1);
    await app.database.query(`update customer_contacts set first_name = $1, last_name = $2`, [
      '<b>{{email}}',
      'X\r\nBcc: thief@evil.example',
    ]);
    await stage.campaign();
    await app.runJobs();
    const { raw = '' } = server.arrived[0] ?? {};
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toBe('Hello <b>{{email}}');
    expect(mail.html).toContain('Hello &lt;b&gt;{{email}}');
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(server.arrived.map(({ to }) => to)).toEqual(['guest1@guests.example']);
  });
});

describe('a refusal', () => {
  it('of the address is a bounce, after which it gets no more email', async () => {
    const [rejected = ''] = await stage.contacts(2);
    server.refuse(rejected, '550 5.1.1 no such user');
    const id = await stage.campaign();
    await app.runJobs();
    const [bounced] = await stage.history(id);
    expect(bounced).toMatchObject({ status: 'bounced', failure_reason: expect.stringContaining('5.1.1') });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
    const next = await stage.campaign();
    await app.runJobs();
    expect((await stage.history(next)).map(({ recipient_email }) => recipient_email)).toEqual([
      'guest2@guests.example',
    ]);
  });

  it('for now is tried again after a minute, and later', async () => {
    const [grey = ''] = await stage.contacts(1);
    server.refuse(grey, '451 4.7.1 greylisted', '451 still');
    const id = await stage.campaign();
    await app.runJobs();
    expect(server.arrived).toHaveLength(0);
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sending' });
    app.clock.advance({ seconds: 59 });
    await stage.send();
    expect((await stage.history(id))[0]).toMatchObject({ attempts: 1 });
    app.clock.advance({ seconds: 2 });
    await stage.send();
    expect((await stage.history(id))[0]).toMatchObject({ attempts: 2, status: 'queued' });
    app.clock.advance({ minutes: 6 });
    await stage.send();
    expect((await stage.history(id))[0]).toMatchObject({ status: 'sent', failure_reason: null });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  });

  it('for a day is a failure', async () => {
    const [never = ''] = await stage.contacts(1);
    server.refuse(never, ...Array.from({ length: 30 }, () => '451 not now'));
    const id = await stage.campaign();
    for (let hour = 0; hour < 27; hour += 1) {
      await stage.send();
      app.clock.advance({ hours: 1 });
    }
    expect((await stage.history(id))[0]).toMatchObject({
      status: 'failed',
      failure_reason: expect.stringMatching(/^Stopped after 24 hours: .*451 not now/),
    });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  });

  it('of us, ten times in a row, pauses the campaign, notifies the owner and marks no recipient', async () => {
    const guests = await stage.contacts(40);
    for (const guest of guests) server.refuse(guest, '550 5.7.1 you are on a blocklist');
    const id = await stage.campaign();
    await app.runJobs();
    expect(await stage.campaignRow(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringMatching(/^Ten emails in a row were refused: .*5\.7\.1 .*blocklists\. Then resume/),
    });
    expect(await stage.countByStatus(id)).toEqual({ queued: 40 });
    const tried = (await stage.history(id)).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(10 + LANES);
    expect(await app.database.query('select 1 from email_suppressions')).toEqual([]);
    expect(server.to('hello@bistro.example')[0]?.raw).toMatch(/Sending .*Summer menu.* is paused/);
  });
});

describe('a person who unsubscribes', () => {
  it('before their turn gets nothing', async () => {
    const [leaves = '', stays = ''] = await stage.contacts(2);
    await stage.limits(1);
    const id = await stage.campaign();
    await app.nest.get(ContactsService, { strict: false }).unsubscribe(leaves, { how: 'one_click' });
    await app.runJobs();
    expect(server.arrived.map(({ to }) => to)).toEqual([stays]);
    // Fixed before, or after: either way nothing reaches them.
    expect((await stage.history(id)).filter(({ status }) => status === 'sent')).toHaveLength(1);
  });
});

describe('a pause', () => {
  it('stops before the next email, and continues with the rest when resumed', async () => {
    const guests = await stage.contacts(6);
    const release = guests.map((guest) => server.holdUp(guest));
    const id = await stage.campaign();
    const sending = app.runJobs();
    await eventually(async () => expect(await stage.history(id)).toHaveLength(6));
    await stage.setStatus(id, 'paused');
    for (const go of release) go();
    await sending;
    await stage.setStatus(id, 'sending');
    // As the loop of a process looks again.
    await eventually(async () => {
      await stage.sending.startCampaign(id);
      await app.runJobs();
      expect(server.arrived.map(({ to }) => to).sort()).toEqual([...guests].sort());
    });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  });
});

describe('a scheduled campaign', () => {
  it('starts automatically when it is due, not before', async () => {
    await stage.contacts(2);
    const scheduledDate = new Date(app.clock.now().getTime() + 3_600_000);
    const id = await stage.campaign({ status: 'scheduled', scheduledDate });
    await stage.sending.startCampaignAt(id, scheduledDate);
    app.clock.advance({ minutes: 59 });
    await app.runJobs();
    expect(server.arrived).toHaveLength(0);
    app.clock.advance({ minutes: 2 });
    await app.runJobs();
    expect(server.arrived).toHaveLength(2);
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent', started_at: expect.any(Date) });
  });

  it('that is more than a day late is paused with a reason', async () => {
    await stage.contacts(2);
    const scheduledDate = new Date(app.clock.now().getTime() + 3_600_000);
    const id = await stage.campaign({ status: 'scheduled', scheduledDate });
    app.clock.advance({ hours: 26 });
    await stage.send();
    expect(server.arrived).toHaveLength(0);
    expect(await stage.campaignRow(id)).toMatchObject({
      status: 'paused',
      status_reason: 'It was due more than 24 hours ago and has not been sent. Resume it to send it now.',
    });
    await stage.setStatus(id, 'scheduled');
    await stage.send();
    expect(server.arrived).toHaveLength(2);
  });

  it('that was scheduled for a date long past waits for confirmation', async () => {
    await stage.contacts(2);
    const scheduledDate = new Date(app.clock.now().getTime() - 25 * 3_600_000);
    const id = await stage.campaign({ status: 'scheduled', scheduledDate });
    await stage.send();
    expect(server.arrived).toHaveLength(0);
    expect(await stage.campaignRow(id)).toMatchObject({
      status: 'paused',
      status_reason: 'It was due more than 24 hours ago and has not been sent. Resume it to send it now.',
    });
  });

  it.each([
    ['gone', 'delete from contact_segments'],
    ['inactive', 'update contact_segments set is_active = false'],
  ])('is paused when it is due and its segment is %s, and resumes with another one', async (_, lose) => {
    await stage.contacts(2);
    const segmentId = await stage.segment();
    const criteria = { type: 'segment', segmentId } as const;
    const id = await stage.campaign({ status: 'scheduled', scheduledDate: app.clock.now(), criteria });
    await app.database.query(lose);
    await stage.send();
    expect(await stage.campaignRow(id)).toMatchObject({
      status: 'paused',
      sent_date: null,
      started_at: null,
      status_reason: expect.stringMatching(/^Its segment is inactive or no longer exists/),
    });
    await app.runJobs();
    const [notification] = await app.database.query<{ line: { details: string[] } }[]>(
      `select line from notices where kind = 'campaign-pause' order by id desc limit 1`,
    );
    expect(notification?.line.details).toEqual([expect.stringMatching(/^Its segment is inactive/)]);
    await app.database.query(
      `update email_campaigns set recipient_criteria = jsonb_build_object('type', 'segment', 'segmentId', $1::text)`,
      [await stage.segment()],
    );
    await stage.setStatus(id, 'scheduled');
    await stage.send();
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent', status_reason: null });
    expect(await stage.countByStatus(id)).toEqual({ sent: 2 });
  });

  it('waits for the owner, whose approval was asked for after it had been scheduled', async () => {
    await stage.contacts(2);
    const id = await stage.campaign({ status: 'scheduled', scheduledDate: app.clock.now() });
    await app.database.query('update email_settings set owner_approval_required = true');
    await stage.send();
    expect(server.arrived).toHaveLength(0);
    expect(await stage.campaignRow(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringMatching(/owner/),
    });
    await app.database.query(`update email_campaigns set approval = 'approved' where id = $1`, [id]);
    await stage.setStatus(id, 'scheduled');
    await stage.send();
    expect(server.arrived).toHaveLength(2);
    await app.database.query('update email_settings set owner_approval_required = false');
  });
});

describe('an email outside of campaigns', () => {
  it('goes the same way, filled in for its contact, once for each key', async () => {
    const [guest = ''] = await stage.contacts(1);
    const [contact] = await app.database.query<{ id: string }[]>('select id from customer_contacts');
    const mail = {
      type: 'automation' as const,
      to: { address: guest },
      content: { subject: 'Welcome {{firstName}}', html: '<p>Hi {{firstName}}</p>', text: '' },
      contactId: contact?.id ?? '',
      key: 'welcome',
      by: null,
    };
    expect(await stage.sending.add(mail)).toEqual(expect.any(String));
    expect(await stage.sending.add(mail)).toBeNull();
    await app.runJobs();
    expect(server.to(guest)).toHaveLength(1);
    expect((await mailTo(guest)).subject).toBe('Welcome Guest 1');
  });
});

describe('the limits', () => {
  it('hold over all processes: so many in an hour and no more, until there is room again', async () => {
    await stage.limits(10_000, 5);
    await app.database.query('delete from email_sent_minutes');
    const slots = (at: Date) =>
      app.database.query<{ granted: number }[]>('select granted from take_email_slots(3, $1)', [at]);
    const noon = new Date('2027-01-01T12:00:00Z');
    expect([...(await slots(noon)), ...(await slots(noon)), ...(await slots(noon))]).toEqual([
      { granted: 3 },
      { granted: 2 },
      { granted: 0 },
    ]);
    expect(await slots(new Date('2027-01-01T12:59:00Z'))).toEqual([{ granted: 0 }]);
    expect(await slots(new Date('2027-01-01T13:01:00Z'))).toEqual([{ granted: 3 }]);
  });
});
