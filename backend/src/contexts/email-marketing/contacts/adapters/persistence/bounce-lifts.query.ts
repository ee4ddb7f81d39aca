import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/actor.js';
import { addDays, instantOf } from '../../../../../kernel/calendar.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Outbox } from '../../../../../kernel/outbox.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { CONTACT } from '../../domain/contact.js';

export const BOUNCED_ADDRESSES = 'bounced-addresses';

/** Blocks to lift: of one address, one campaign, or one day (`YYYY-MM-DD`). */
export type LiftedBlocks = { readonly email: string } | { readonly campaignId: string } | { readonly day: string };

const LIFTED = 'with lifted as (delete from email_suppressions where reason = $$bounced$$ and';
const COUNTED = `returning key), touched as (
    update customer_contacts set updated_at = $1 where suppression_key in (select key from lifted))
  select count(*)::int as lifted from lifted`;
const OF_ADDRESS = `${LIFTED} key = email_suppression_key($2) ${COUNTED}`;
const OF_CAMPAIGN = `${LIFTED} key in (select email_suppression_key(address) from email_history
    where campaign_id = $2 and bounced_at is not null) ${COUNTED}`;
const OF_DAY = `${LIFTED} created_at >= $2 and created_at < $3 ${COUNTED}`;

/** Removes blocks caused by bounces. People's own choices remain: unsubscribing or complaining. */
@Injectable()
@LiveUpdates(BOUNCED_ADDRESSES, liveChannel('contacts', 'manager', 'admin'))
export class BounceLifts {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns how many addresses may be written to again; null for a campaign that does not exist */
  lift(blocks: LiftedBlocks, reason: string, by: Actor): Promise<number | null> {
    return this.database.run(by, async () => {
      if ('email' in blocks) return this.liftOfAddress(blocks.email, reason);
      if ('day' in blocks) {
        const [from, to] = [blocks.day, addDays(blocks.day, 1)].map((day) =>
          instantOf(day, '00:00', this.restaurant.timeZone),
        );
        return this.liftMany(`of ${blocks.day}`, reason, OF_DAY, [from, to]);
      }
      const [campaign] = await this.database.query<{ name: string }[]>(
        'select name from email_campaigns where id = $1',
        [blocks.campaignId],
      );
      if (!campaign) return null;
      return this.liftMany(`of the campaign “${campaign.name}”`, reason, OF_CAMPAIGN, [blocks.campaignId]);
    });
  }

  private async liftOfAddress(email: string, reason: string): Promise<number> {
    const lifted = await this.count(OF_ADDRESS, [email]);
    const [contact] = await this.database.query<{ id: string; name: string }[]>(
      `select id, trim(first_name || ' ' || last_name) as name from customer_contacts where address = lower($1)`,
      [email],
    );
    if (lifted === 0) return 0;
    if (contact) await this.recordChanges({ type: CONTACT, ...contact }, { reason });
    else await this.recordChanges({ type: BOUNCED_ADDRESSES, id: this.ids.next(), name: 'of one address' }, { reason });
    return lifted;
  }

  private async liftMany(name: string, reason: string, statement: string, values: unknown[]): Promise<number> {
    const addresses = await this.count(statement, values);
    if (addresses > 0)
      await this.recordChanges({ type: BOUNCED_ADDRESSES, id: this.ids.next(), name }, { reason, addresses });
    return addresses;
  }

  private async count(statement: string, values: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ lifted: number }[]>(statement, [this.clock.now(), ...values]);
    return row?.lifted ?? 0;
  }

  /** Lists the changes for the activity log. */
  private async recordChanges(
    subject: { readonly type: string; readonly id: string; readonly name: string },
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const changes = Object.fromEntries(
      Object.entries(details).map(([field, after]) => [field, { before: null, after }]),
    );
    await this.database.inUnit(({ unit }) => {
      unit.changed.push({ subject, kind: 'changed', changes });
    });
    await this.outbox.add({ type: `${subject.type}.unblocked`, subject, payload: {} });
  }
}
