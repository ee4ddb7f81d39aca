import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { AppSettings } from '../config/app-settings.js';
import { lockUntilEnd } from '../persistence/locks.query.js';

/** Emails of these kinds to all addresses. */
async function countPosted(database: Database, kinds: readonly string[], since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from outgoing_mails where kind = any($1) and created_at > $2 and status <> 'withheld'`,
    [kinds, since],
  );
  return row?.count ?? 0;
}

/** @param countedAs the normalized address, as in the column of this name */
async function timesPosted(
  database: Database,
  countedAs: string,
  kinds: readonly string[],
  since: Date,
): Promise<Date[]> {
  const rows = await database.query<{ at: Date }[]>(
    `select created_at as at from outgoing_mails where counted_as = $1 and kind = any($2) and created_at > $3 and status <> 'withheld'`,
    [countedAs, kinds, since],
  );
  return rows.map(({ at }) => at);
}

async function countWithheld(database: Database, since: Date): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from outgoing_mails where status = 'withheld' and created_at > $1`,
    [since],
  );
  return row?.count ?? 0;
}

interface Withheld {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly createdAt: Date;
}

async function addWithheld(database: Database, { id, key, kind, to, createdAt }: Withheld): Promise<void> {
  await database.query(
    `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at)
     values ($1, $2, $3, lower($4), '{}', 'withheld', $5) on conflict (dedupe_key) do nothing`,
    [id, key, kind, to, createdAt],
  );
}

const HOUR_MS = 3_600_000;
const WITHHELD_NOTICE_MS = 24 * HOUR_MS;

/** Limits on an email that anyone can trigger by submitting a form. */
export interface MailCap {
  readonly kind: string;
  /** Kinds counted together, including `kind`. The owner then also sees what was withheld because of `toOne`. */
  readonly kinds?: readonly string[];
  /** Limits per address, so that no one can fill a stranger's inbox. */
  readonly toOne?: readonly { readonly max: number; readonly hours: number }[];
  /** Limit per hour for all addresses together; real guests do not exceed it. */
  readonly toAll?: number;
}

/** Withholds emails that are triggered too often. */
@Injectable()
export class MailCaps {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly settings: AppSettings,
  ) {}

  /**
   * Whether one more email may be posted; call it in the unit of work that posts it. Emails withheld because of `toAll`
   * are shown to the owner, since they may be for real guests.
   * @param key key of the email
   */
  async allow(cap: MailCap, key: string, address: string): Promise<boolean> {
    const { kind, kinds = [kind], toOne = [], toAll = Infinity } = cap;
    if (this.settings.environment.RATE_LIMITS === 'off') return true;
    if ((await countPosted(this.database, kinds, this.ago(HOUR_MS))) >= toAll) return this.withhold(key, kind, address);
    const now = this.clock.now().getTime();
    const written = await this.writtenTo(address, kinds, Math.max(0, ...toOne.map(({ hours }) => hours)));
    const isAllowed = toOne.every(
      ({ max, hours }) => written.filter((at) => at.getTime() > now - hours * HOUR_MS).length < max,
    );
    return isAllowed || cap.kinds === undefined ? isAllowed : this.withhold(key, kind, address);
  }

  private async withhold(key: string, kind: string, to: string): Promise<false> {
    await addWithheld(this.database, { id: this.ids.next(), key, kind, to, createdAt: this.clock.now() });
    return false;
  }

  /** Emails withheld in the last 24 hours and shown to the owner. */
  countWithheld(): Promise<number> {
    return countWithheld(this.database, this.ago(WITHHELD_NOTICE_MS));
  }

  /** Counts all spellings of the address, under a lock until the transaction ends so that no one else adds one. */
  private async writtenTo(address: string, kinds: readonly string[], hours: number): Promise<Date[]> {
    if (hours === 0) return [];
    await lockUntilEnd(this.database, `mail ${kinds.join()} ${countedAs(address)}`);
    return timesPosted(this.database, countedAs(address), kinds, this.ago(hours * HOUR_MS));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}

/** The normalized address: without the tag and the dots that many servers ignore. */
function countedAs(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.split('+')[0]?.replaceAll('.', '') ?? ''}@${domain}`;
}
