import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { AppSettings } from '../config/app-settings.js';
import { Database } from '../persistence/database.js';
import { lockUntilEnd } from '../persistence/locks.query.js';
import { addWithheld, countPosted, countWithheld, timesPosted } from './mail-caps.query.js';

const HOUR_MS = 3_600_000;
const WITHHELD_NOTICE_MS = 24 * HOUR_MS;

/** How often a mail may leave that anybody can cause by filling in a form. */
export interface MailCap {
  readonly kind: string;
  /** Where mails of several kinds are counted together, `kind` among them. Then the owner sees what is held back for one address too. */
  readonly kinds?: readonly string[];
  /** To one address: so that nobody fills a stranger's inbox. */
  readonly toOne?: readonly { readonly most: number; readonly hours: number }[];
  /** To all addresses together within an hour: so many do not come from guests. */
  readonly toAll?: number;
}

/** Holds back mails that are asked for too often. */
@Injectable()
export class MailCaps {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly settings: AppSettings,
  ) {}

  /**
   * Whether one more may be posted, in the unit of work that posts it. What is held back because of all addresses together is shown to the owner, since guests may be among them.
   * @param key under which it would be posted
   */
  async allow(cap: MailCap, key: string, address: string): Promise<boolean> {
    const { kind, kinds = [kind], toOne = [], toAll = Infinity } = cap;
    if (this.settings.environment.RATE_LIMITS === 'off') return true;
    if ((await countPosted(this.database, kinds, this.ago(HOUR_MS))) >= toAll) return this.withhold(key, kind, address);
    const now = this.clock.now().getTime();
    const written = await this.writtenTo(address, kinds, Math.max(0, ...toOne.map(({ hours }) => hours)));
    const isAllowed = toOne.every(
      ({ most, hours }) => written.filter((at) => at.getTime() > now - hours * HOUR_MS).length < most,
    );
    return isAllowed || cap.kinds === undefined ? isAllowed : this.withhold(key, kind, address);
  }

  private async withhold(key: string, kind: string, to: string): Promise<false> {
    await addWithheld(this.database, { id: this.ids.next(), key, kind, to, createdAt: this.clock.now() });
    return false;
  }

  /** Mails of the last 24 hours that were held back because of all addresses together. */
  countWithheld(): Promise<number> {
    return countWithheld(this.database, this.ago(WITHHELD_NOTICE_MS));
  }

  /** However the address is spelled; until the transaction ends nobody else looks or adds to them. */
  private async writtenTo(address: string, kinds: readonly string[], hours: number): Promise<Date[]> {
    if (hours === 0) return [];
    await lockUntilEnd(this.database, `mail ${kinds.join()} ${countedAs(address)}`);
    return timesPosted(this.database, countedAs(address), kinds, this.ago(hours * HOUR_MS));
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
