import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../platform/testing/test-app.js';
import type { RecipientCriteria } from '../contacts/domain/segment.js';
import { Sending } from '../sending/domain/ports/sending.js';

interface Written {
  readonly criteria?: RecipientCriteria;
  readonly subject?: string;
  readonly subjectB?: string;
  readonly html?: string;
  readonly text?: string;
  readonly status?: 'draft' | 'sending' | 'scheduled';
  readonly scheduledDate?: Date;
}

const HTML = `<p>Hello {{firstName}}, <a href="https://bistro.example/menu?a=1&amp;b=2">our menu</a> and
  <a href="https://bistro.example/hours">our hours</a></p>`;

/** Creates campaigns and contacts in the states that other parts of the product would leave them in. */
export class CampaignStage {
  constructor(private readonly app: TestApp) {}

  get sending(): Sending {
    return this.app.nest.get(Sending, { strict: false });
  }

  /** Contacts who have opted in, `guest1@…` and so on. */
  async contacts(count: number, domain = 'guests.example'): Promise<string[]> {
    const rows = await this.app.database.query<{ email: string }[]>(
      `insert into customer_contacts (id, first_name, last_name, email, email_opt_in)
       select uuidv7(), 'Guest ' || i, 'Number', 'guest' || i || '@' || $2, true from generate_series(1, $1) i returning email`,
      [count, domain],
    );
    return rows.map(({ email }) => email);
  }

  /** Of all contacts. */
  async segment(): Promise<string> {
    const [row] = await this.app.database.query<{ id: string }[]>(
      `insert into contact_segments (id, name, created_by, created_by_role)
       values (uuidv7(), uuidv7()::text, 'Site Manager', 'manager') returning id`,
    );
    return row?.id ?? '';
  }

  async campaign({ status = 'sending', ...written }: Written = {}): Promise<string> {
    const id = randomUUID();
    const now = this.app.clock.now();
    await this.app.database.query(
      `insert into email_campaigns (id, name, subject, html_content, text_content, recipient_criteria, status, scheduled_date,
         created_by, created_by_role, created_at, updated_at, subject_b)
       values ($1, 'Summer menu', $2, $3, $4, $5, $6, $7, 'Site Manager', 'manager', $8, $8, $9)`,
      [
        id,
        written.subject ?? 'Hello {{firstName}}',
        written.html ?? HTML,
        written.text ?? null,
        JSON.stringify(written.criteria ?? { type: 'all_opted_in' }),
        status,
        written.scheduledDate ?? null,
        now,
        written.subjectB ?? null,
      ],
    );
    if (status === 'sending') await this.sending.startCampaign(id);
    return id;
  }

  async setStatus(id: string, status: string): Promise<void> {
    await this.app.database.query(
      `update email_campaigns set status = $2, updated_at = $3,
        scheduled_date = case when $2 = 'scheduled' then $3 else scheduled_date end where id = $1`,
      [id, status, this.app.clock.now()],
    );
  }

  async campaignRow(id: string) {
    const [row] = await this.app.database.query<
      {
        status: string;
        status_reason: string | null;
        sent_date: Date | null;
      }[]
    >('select * from email_campaigns where id = $1', [id]);
    if (!row) throw new Error('There is no such campaign.');
    return row;
  }

  history(campaignId: string) {
    return this.app.database.query<
      {
        id: string;
        recipient_email: string;
        status: string;
        failure_reason: string | null;
        attempts: number;
        subject: string;
      }[]
    >('select * from email_history where campaign_id = $1 order by recipient_email', [campaignId]);
  }

  async countByStatus(campaignId: string): Promise<Record<string, number>> {
    const rows = await this.app.database.query<{ status: string; n: number }[]>(
      'select status, count(*)::int as n from email_history where campaign_id = $1 group by 1',
      [campaignId],
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  }

  async limits(perSecond: number, perHour = 1_000_000, perDay = 1_000_000): Promise<void> {
    await this.app.database.query('update email_settings set per_second = $1, per_hour = $2, per_day = $3', [
      perSecond,
      perHour,
      perDay,
    ]);
  }

  /** Runs what a worker would do when something is due. */
  async send(): Promise<void> {
    await this.app.nest.get(Jobs, { strict: false }).run('send-emails', {});
  }

  async clear(): Promise<void> {
    await this.app.database.query('delete from email_history');
    await this.app.database.query('delete from email_campaigns');
    await this.app.database.query('delete from email_sendings');
    await this.app.database.query('delete from email_suppressions');
    await this.app.database.query('delete from customer_contacts');
  }
}
