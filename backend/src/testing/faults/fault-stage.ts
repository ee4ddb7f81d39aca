import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import pg from 'pg';
import { eventually } from '../../platform/testing/eventually.js';
import { ProductProcess } from '../product-process.js';

interface Taken {
  readonly to: string;
  readonly messageId: string;
  readonly at: number;
}

/** The response to a recipient, such as '451 later'; null accepts the email. */
type Script = (address: string) => string | null;

/** A mail server that stores only the recipient and Message-ID of each email; it can be stopped and restarted. */
export class MailSink {
  readonly taken: Taken[] = [];
  script: Script = () => null;
  /** Delay before it accepts each email. */
  delayMs = 0;
  private server = this.make();
  private port = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** Cuts every dialogue, as a crash does, and comes back. */
  async restart(): Promise<void> {
    await this.stop();
    this.server = this.make();
    await this.start();
  }

  stop(): Promise<void> {
    for (const connection of this.server.connections)
      (connection as { _socket?: { destroy(): void } })._socket?.destroy();
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private make(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const [code = '', ...text] = this.script(address)?.split(' ') ?? [];
        if (code === '') done();
        else done(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }));
      },
      onData: (stream, session, done) => {
        let head = '';
        stream.on('data', (chunk: Buffer) => {
          if (head.length < 4_000) head += chunk.toString('latin1');
        });
        stream.on('end', () => {
          setTimeout(() => {
            const messageId = /^message-id: *(\S+)/im.exec(head)?.[1] ?? '';
            const at = performance.now();
            this.taken.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, messageId, at })));
            done();
          }, this.delayMs);
        });
      },
    });
    server.on('error', () => undefined);
    return server;
  }
}

interface Outcome {
  readonly status: string;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Recipients who got nothing. */
  readonly skipped: number;
  /** Emails that arrived again under the same Message-ID. */
  readonly rawDuplicates: number;
  /** Recipients who got emails under different Message-IDs. */
  readonly repeated: number;
  /** Emails missing from the totals of the campaign, or counted there in excess. */
  readonly miscounted: number;
}

/** A campaign, processes that send it, and a hand that ends them. */
export class FaultStage {
  readonly sink = new MailSink();
  private readonly folder = mkdtempSync(join(tmpdir(), 'courtyard-faults-'));
  private readonly workers = new Set<ProductProcess>();
  private smtpUrl = '';
  campaignId = randomUUID();

  constructor(private readonly databaseUrl: string) {}

  async prepare(recipients: number): Promise<void> {
    this.smtpUrl = await this.sink.start();
    await this.sql('update email_settings set per_second = 100000, per_hour = 100000000, per_day = 100000000');
    await this.sql(
      `insert into customer_contacts (id, first_name, last_name, email, email_opt_in)
       select uuidv7(), 'Guest', i::text, 'guest' || i || '@guests.example', true from generate_series(1, $1::int) i`,
      [recipients],
    );
    await this.sql(
      `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, status, created_by, created_by_role)
       values ($1, 'News', 'Hello {{firstName}} {{lastName}}', '<p>Hello {{firstName}}, <a href="https://bistro.example/">come by</a></p>',
         '{"type":"all_opted_in"}', 'sending', 'The Owner', 'admin')`,
      [this.campaignId],
    );
  }

  /** @returns when it is at work */
  async startWorker(): Promise<ProductProcess> {
    const worker = await ProductProcess.on({
      DATABASE_URL: this.databaseUrl,
      SMTP_URL: this.smtpUrl,
      DATA_DIR: this.folder,
      ROLE: 'worker',
      SEED: 'none',
      LOG_LEVEL: 'fatal',
    });
    this.workers.add(worker);
    await worker.start();
    return worker;
  }

  /** Waits until that many emails have been received. */
  taken(count: number, patienceMs?: number): Promise<void> {
    return eventually(() => {
      if (this.sink.taken.length < count)
        throw new Error(`${String(this.sink.taken.length)} of ${String(count)} mails have come.`);
    }, patienceMs);
  }

  finished(): Promise<void> {
    return eventually(async () => {
      const [campaign] = await this.sql<{ status: string }>('select status from email_campaigns where id = $1', [
        this.campaignId,
      ]);
      if (campaign?.status === 'sending')
        throw new Error(`Still sending after ${String(this.sink.taken.length)} mails.`);
    });
  }

  async outcome(): Promise<Outcome> {
    const rows = await this.sql<{ email: string; status: string }>(
      'select recipient_email as email, status from email_history where campaign_id = $1',
      [this.campaignId],
    );
    const [campaign] = await this.sql<{ status: string; sent: number; failed: number; queued: number }>(
      `select status, total_sent as sent, total_failed as failed, total_queued as queued
       from email_campaigns c join email_campaign_totals t on t.campaign_id = c.id where c.id = $1`,
      [this.campaignId],
    );
    const byStatus: Record<string, number> = {};
    for (const { status } of rows) byStatus[status] = (byStatus[status] ?? 0) + 1;
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of this.sink.taken) ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
    const reached = [...ids.values()].reduce((sum, { size }) => sum + size, 0);
    const sent = rows.filter(({ status }) => status === 'sent');
    return {
      status: campaign?.status ?? 'gone',
      byStatus,
      skipped: sent.filter(({ email }) => !ids.has(email)).length,
      rawDuplicates: this.sink.taken.length - reached,
      repeated: [...ids.values()].filter(({ size }) => size > 1).length,
      miscounted:
        Math.abs((campaign?.sent ?? 0) - sent.length) + Math.abs((campaign?.queued ?? 0) - (byStatus.queued ?? 0)),
    };
  }

  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async clear(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.end('SIGKILL')));
    await this.sink.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
