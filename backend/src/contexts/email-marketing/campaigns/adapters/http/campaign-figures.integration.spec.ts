import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView, ListedCampaignView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NOW = '2031-03-03T22:00:00Z';
const NAME = 'Spring glass';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  await app.as('manager').login('manager');
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from email_campaigns'));

async function create(name = NAME): Promise<CampaignView> {
  const campaign = { name, subject: 'Hello', recipientCriteria: { type: 'all_opted_in' } };
  return (await app.as('manager').post(PATH).send(campaign).expect(201)).body as CampaignView;
}

describe('a period', () => {
  const NOBODYS = '0198a000-0000-7000-8000-000000000000';
  let campaign: string;
  beforeEach(async () => {
    campaign = (await create()).id;
    const rows: [string | null, string, boolean, boolean, string?][] = [
      ['2031-03-03T12:00:00Z', 'clicked', true, true],
      ['2031-03-02T12:00:00Z', 'opened', true, false],
      ['2031-03-01T12:00:00Z', 'bounced', false, false],
      ['2031-02-02T12:00:00Z', 'sent', false, false],
      ['2030-02-02T12:00:00Z', 'sent', false, false],
      [null, 'queued', false, false],
      ['2031-03-03T13:00:00Z', 'sent', false, false, 'test'],
    ];
    for (const [index, [sentAt, status, opened, clicked, type = 'campaign']] of rows.entries()) {
      await app.database.query(
        `insert into email_history (campaign_id, recipient_email, subject, email_type, status, opened_at, clicked_at, sent_by, sent_by_role, sent_at, next_try_at)
         values ($1, $2, 'Hello', $7, $3, $4, $5, 'Site Manager', 'manager', $6, $8)`,
        [
          type === 'campaign' ? campaign : null,
          `guest${String(index)}@guests.example`,
          status,
          opened ? sentAt : null,
          clicked ? sentAt : null,
          sentAt,
          type,
          NOW,
        ],
      );
    }
  });
  afterEach(() => app.database.query('delete from email_history'));

  const read = async (path: string) => (await app.as('manager').get(path).expect(200)).body as object;

  it('has statistics of its emails, for all campaigns or one', async () => {
    const figures = (query: string) => read(`/api/email-history/summary${query}`);
    await app.database.query(
      `insert into email_suppressions (key, reason, created_at) values ('one', 'complained', $1), ('two', 'bounced', $1)`,
      [NOW],
    );
    expect(await figures('')).toEqual({
      sent: 4,
      opened: 2,
      clicked: 1,
      bounced: 1,
      unsubscribed: 0,
      complaints: 1,
      before: { sent: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0, complaints: 0 },
    });
    await app.database.query(`delete from email_suppressions where key in ('one', 'two')`);
    expect(await figures(`?days=7&campaignId=${campaign}`)).toMatchObject({ sent: 3, complaints: null });
    expect(await figures(`?days=365&campaignId=${NOBODYS}`)).toMatchObject({ sent: 0 });
    await app.as('manager').get('/api/email-history/summary?days=8').expect(400);
  });

  it('also has the statistics of the preceding period of the same length', async () => {
    const at = (now: string) => app.clock.set(now);
    at('2031-03-09T18:00:00Z');
    await app.as('manager').login('manager');
    const week = await read(`/api/email-history/summary?days=7&campaignId=${campaign}`);
    expect(week).toMatchObject({ sent: 1, opened: 1, clicked: 1, before: { sent: 2, opened: 1, bounced: 1 } });
    at(NOW);
    await app.as('manager').login('manager');
  });

  it('lists the same emails individually, latest first, without queued ones', async () => {
    const mails = async (query: string) => {
      const rows = (await read(`/api/email-history?${query}`)) as { recipientEmail: string }[];
      return rows.map(({ recipientEmail }) => recipientEmail.replace('@guests.example', ''));
    };
    expect(await mails('days=7')).toEqual(['guest0', 'guest1', 'guest2']);
    expect(await mails(`days=30&campaignId=${campaign}`)).toEqual(['guest0', 'guest1', 'guest2', 'guest3']);
    expect(await mails('days=30&status=opened')).toEqual(['guest1']);
    expect(await mails(`days=365&campaignId=${NOBODYS}`)).toEqual([]);
    expect(await mails('limit=100')).toHaveLength(7);
    const { headers } = await app.as('manager').get('/api/email-history?days=7&limit=2').expect(200);
    expect(headers['x-total-count']).toBe('3');
    const [, rest = ''] = /<[^?]*\?([^>]+)>; rel="next"/.exec(headers.link as string) ?? [];
    expect(await mails(rest)).toEqual(['guest2']);
    await app.as('manager').get('/api/email-history?days=8').expect(400);
  });

  it('has the campaigns that began in it, the latest first, all or one', async () => {
    const late = await create('Late');
    const early = await create('Early');
    const started: [string, string][] = [
      [late.id, '2031-03-02T12:00:00Z'],
      [early.id, '2031-02-20T12:00:00Z'],
    ];
    for (const [id, at] of started)
      await app.database.query('update email_campaigns set started_at = $2 where id = $1', [id, at]);
    const names = async (query: string) =>
      ((await read(`${PATH}?${query}`)) as ListedCampaignView[]).map(({ name }) => name);
    expect(await names('days=30')).toEqual(['Late', 'Early']);
    expect(await names('days=7')).toEqual(['Late']);
    expect(await names(`days=30&campaignId=${early.id}`)).toEqual(['Early']);
    expect(await names(`days=7&campaignId=${early.id}`)).toEqual([]);
    expect(await names('days=30&status=sent')).toEqual([]);
    expect(await names(`campaignId=${campaign}`)).toEqual([NAME]);
    for (const wrong of ['days=8', 'campaignId=1']) await app.as('manager').get(`${PATH}?${wrong}`).expect(400);
  });
});
