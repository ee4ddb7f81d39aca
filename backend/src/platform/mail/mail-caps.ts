import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Database } from '../persistence/database.js';

const HOUR_MS = 3_600_000;
const TOLD_FOR_MS = 24 * HOUR_MS;

/** How often a mail may leave that anybody can cause by filling in a form. */
export interface MailCap {
  readonly kind: string;
  /** To one address: so that nobody fills a stranger's inbox. */
  readonly toOne?: readonly { readonly most: number; readonly hours: number }[];
  /** To all addresses together within an hour: so many do not come from guests. */
  readonly toAll?: number;
}

/** Holds back mails that are asked for too often. */
export class MailCaps {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly isOn: boolean,
  ) {}

  /**
   * Whether one more may be posted, in the unit of work that posts it. What is held back because of all addresses together is told to
   * the owner: there may be guests among those who hear nothing.
   * @param key under which it would be posted
   */
  async allow({ kind, toOne = [], toAll = Infinity }: MailCap, key: string, address: string): Promise<boolean> {
    if (!this.isOn) return true;
    if ((await this.countSince(kind, HOUR_MS)) >= toAll) {
      await this.withhold(kind, key, address);
      return false;
    }
    const now = this.clock.now().getTime();
    const written = await this.writtenTo(address, kind, Math.max(0, ...toOne.map(({ hours }) => hours)));
    return toOne.every(({ most, hours }) => written.filter((at) => at.getTime() > now - hours * HOUR_MS).length < most);
  }

  /** Mails of the last 24 hours that were held back because of all addresses together. */
  async countWithheld(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where status = 'withheld' and created_at > $1`,
      [this.ago(TOLD_FOR_MS)],
    );
    return row?.count ?? 0;
  }

  private async countSince(kind: string, ms: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from outgoing_mails where kind = $1 and created_at > $2 and status <> 'withheld'`,
      [kind, this.ago(ms)],
    );
    return row?.count ?? 0;
  }

  private async withhold(kind: string, key: string, address: string): Promise<void> {
    await this.database.query(
      `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at)
       values ($1, $2, $3, lower($4), '{}', 'withheld', $5) on conflict (dedupe_key) do nothing`,
      [this.ids.next(), key, kind, address, this.clock.now()],
    );
  }

  /** However the address is spelled; until the transaction ends nobody else looks or adds to them. */
  private async writtenTo(address: string, kind: string, hours: number): Promise<Date[]> {
    if (hours === 0) return [];
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `mail ${kind} ${countedAs(address)}`,
    ]);
    const rows = await this.database.query<{ at: Date }[]>(
      `select created_at as at from outgoing_mails where counted_as = $1 and kind = $2 and created_at > $3 and status <> 'withheld'`,
      [countedAs(address), kind, this.ago(hours * HOUR_MS)],
    );
    return rows.map(({ at }) => at);
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}

/** As the column of this name: without the tag and the dots that many servers overlook. */
function countedAs(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+')[0]?.replaceAll('.', '') ?? ''}@${domain}`;
}
