import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import type { PushKindName, PushNotification } from '../../domain/push-kinds.js';
import type { PushDevice } from './push-devices.query.js';

/** The recipients of a notification: the roles that a kind concerns, or single accounts. */
export interface PushAudience {
  readonly roles?: readonly Role[];
  readonly accountIds?: readonly string[];
  /** The person who caused it. */
  readonly except?: string | undefined;
}

export interface DueMessage extends Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth' | 'showsDetails' | 'role'> {
  readonly deviceId: string;
  readonly key: string;
  readonly title: string;
  readonly details: string;
  readonly path: string;
  readonly tries: number;
}

/** Notifications that are stored until a push service has taken them. */
@Injectable()
@Retention('remove-old-push-messages', '47 3 * * *', { table: 'push_messages', condition: 'send_at < $1', days: 2 })
export class PushMessagesQuery {
  constructor(private readonly database: Database) {}

  devicesFor(
    kind: PushKindName,
    { roles, accountIds, except }: PushAudience,
  ): Promise<Pick<PushDevice, 'id' | 'quietFrom' | 'quietUntil' | 'role'>[]> {
    return this.database.query(
      `select id, quiet_from as "quietFrom", quiet_until as "quietUntil", role from push_devices
       where $1 = any (kinds) and ($2::text[] is null or role = any ($2)) and ($3::uuid[] is null or account_id = any ($3))
         and account_id is distinct from $4`,
      [kind, roles ?? null, accountIds ?? null, except ?? null],
    );
  }

  async add(
    deviceId: string,
    { key, title, details, path }: Omit<PushNotification, 'kind'>,
    sendAt: Date,
  ): Promise<void> {
    await this.database.query(
      `insert into push_messages (device_id, key, title, details, path, send_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (device_id, key) do nothing`,
      [deviceId, key, title, details, path, sendAt],
    );
  }

  /** @param again when claimed ones become due again, in case this process ends before it has sent them */
  claim(now: Date, again: Date, limit: number): Promise<DueMessage[]> {
    return this.database.query<DueMessage[]>(
      `with due as (
         select device_id, key from push_messages where not is_done and send_at <= $1
         order by send_at limit $3 for update skip locked)
       update push_messages message set tries = tries + 1, send_at = $2
       from due, push_devices device
       where message.device_id = due.device_id and message.key = due.key and device.id = message.device_id
       returning message.device_id as "deviceId", message.key, title, details, path, tries, role, endpoint, p256dh, auth,
         shows_details as "showsDetails"`,
      [now, again, limit],
    );
  }

  /** Nothing about a guest stays longer than needed; the key prevents a second notification. */
  async settle(deviceId: string, keys: readonly string[]): Promise<void> {
    await this.database.query(
      `update push_messages set is_done = true, details = '' where device_id = $1 and key = any ($2)`,
      [deviceId, keys],
    );
  }

  async postpone(deviceId: string, keys: readonly string[], until: Date): Promise<void> {
    await this.database.query('update push_messages set send_at = $3 where device_id = $1 and key = any ($2)', [
      deviceId,
      keys,
      until,
    ]);
  }

  /** The browser has ended its subscription. */
  async forget(deviceId: string): Promise<void> {
    await this.database.query('delete from push_devices where id = $1', [deviceId]);
  }
}
