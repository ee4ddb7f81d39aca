import { Injectable } from '@nestjs/common';
import webpush from 'web-push';
import type { Actor, Role } from '../../../../kernel/actor.js';
import { instantOf, addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { DomainError } from '../../../../kernel/domain-error.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { kindsFor, type PushKindName } from '../../domain/push-kinds.js';

/** A browser that a person has allowed to show notifications. */
export interface PushDevice {
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  /** Such as 'Chrome on Android'. */
  readonly name: string;
  /** Address at the browser maker's push service, and the keys with which contents are encrypted for the browser (RFC 8291). */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly kinds: readonly PushKindName[];
  /** Local times as HH:mm between which nothing is shown; both null for none. May span midnight. */
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  /** Whether names and other details of guests may appear on the locked screen. */
  readonly showsDetails: boolean;
  readonly createdAt: Date;
}

export type PushSubscriptionKeys = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;
export type PushChoices = Pick<PushDevice, 'kinds' | 'quietFrom' | 'quietUntil' | 'showsDetails'>;

export class PushDeviceNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This device no longer gets notifications. Turn them on again on the device itself.');
  }
}

/** Devices of one account and role. */
const MAX_DEVICES = 20;

const COLUMNS = `id, account_id as "accountId", role, name, endpoint, p256dh, auth, kinds, quiet_from as "quietFrom",
  quiet_until as "quietUntil", shows_details as "showsDetails", created_at as "createdAt"`;

@Injectable()
export class PushDevices {
  private keys: Promise<webpush.VapidKeys> | undefined;

  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The keys by which push services recognize this installation (RFC 8292), made at the first use. */
  vapidKeys(): Promise<webpush.VapidKeys> {
    this.keys ??= this.readKeys().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async readKeys(): Promise<webpush.VapidKeys> {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    await this.database.query(
      'insert into push_keys (public_key, private_key) values ($1, $2) on conflict (one) do nothing',
      [publicKey, privateKey],
    );
    const [keys] = await this.database.query<webpush.VapidKeys[]>(
      'select public_key as "publicKey", private_key as "privateKey" from push_keys',
    );
    if (!keys) throw new Error('The keys for push notifications are missing.');
    return keys;
  }

  /** Newest first. */
  of({ id, role }: Actor): Promise<PushDevice[]> {
    return this.database.query<PushDevice[]>(
      `select ${COLUMNS} from push_devices where account_id = $1 and role = $2 order by created_at desc, id desc`,
      [id, role],
    );
  }

  /** A browser that subscribes again keeps its choices; the oldest devices beyond the maximum are removed. */
  async add({ endpoint, p256dh, auth }: PushSubscriptionKeys, name: string, by: Actor): Promise<PushDevice> {
    const [device] = await this.database.query<PushDevice[]>(
      `insert into push_devices (id, account_id, role, name, endpoint, p256dh, auth, kinds, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (endpoint, account_id, role) do update set p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name
       returning ${COLUMNS}`,
      [this.ids.next(), by.id, by.role, name, endpoint, p256dh, auth, kindsFor(by.role), this.clock.now()],
    );
    if (!device) throw new Error('A device was not stored.');
    await this.database.query(
      `delete from push_devices where id in (select id from push_devices where account_id = $1 and role = $2
         order by created_at desc, id desc offset $3)`,
      [by.id, by.role, MAX_DEVICES],
    );
    return device;
  }

  /** @throws PushDeviceNotFound */
  async change(
    id: string,
    { kinds, quietFrom, quietUntil, showsDetails }: PushChoices,
    by: Actor,
  ): Promise<PushDevice> {
    const [changed] = await this.database.query<PushDevice[]>(
      `update push_devices set kinds = $4, quiet_from = $5, quiet_until = $6, shows_details = $7
       where id = $1 and account_id = $2 and role = $3 returning ${COLUMNS}`,
      [id, by.id, by.role, kinds, quietFrom, quietUntil, showsDetails],
    );
    if (!changed) throw new PushDeviceNotFound();
    return changed;
  }

  /** Does nothing if the device was removed. */
  async remove(id: string, by: Actor): Promise<void> {
    await this.database.query('delete from push_devices where id = $1 and account_id = $2 and role = $3', [
      id,
      by.id,
      by.role,
    ]);
  }

  /** How many devices get notifications, and how many notifications have failed twice or more and are tried again. */
  async status(): Promise<{ readonly devices: number; readonly failing: number }> {
    const [row] = await this.database.query<{ devices: number; failing: number }[]>(
      `select (select count(*)::int from push_devices) as devices,
         (select count(*)::int from push_messages where not is_done and tries > 1) as failing`,
    );
    return row ?? { devices: 0, failing: 0 };
  }

  async removeAllOf(accountId: string): Promise<void> {
    await this.database.query('delete from push_devices where account_id = $1', [accountId]);
  }

  /** When a notification may be shown on the device: now, or at the end of its quiet hours. */
  momentFor({ quietFrom, quietUntil }: Pick<PushDevice, 'quietFrom' | 'quietUntil'>, now: Date): Date {
    if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return now;
    const { timeZone } = this.restaurant;
    const today = dateIn(timeZone, now);
    for (const day of [addDays(today, -1), today]) {
      const from = instantOf(day, quietFrom, timeZone);
      const until = instantOf(quietUntil > quietFrom ? day : addDays(day, 1), quietUntil, timeZone);
      if (from <= now && now < until) return until;
    }
    return now;
  }
}
