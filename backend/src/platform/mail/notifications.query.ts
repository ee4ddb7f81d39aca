import type { Database } from '../persistence/database.js';
import type { Notification } from './notifications.js';

export interface WaitingNotification {
  readonly id: string;
  readonly line: Omit<Notification, 'id' | 'kind'>;
}

/** Notifications and the emails that contain them. */
export class NotificationRows {
  constructor(private readonly database: Database) {}

  /** Does nothing if the notification exists. */
  async add({ id, kind, ...line }: Notification, at: Date): Promise<void> {
    await this.database.query(
      'insert into notices (id, kind, line, created_at) values ($1, $2, $3, $4) on conflict do nothing',
      [id, kind, JSON.stringify(line), at],
    );
  }

  /** @returns the ids of the emails that contain them */
  async remove(ids: readonly string[]): Promise<{ mailId: string | null }[]> {
    return this.database.query('delete from notices where id = any($1::uuid[]) returning mail_id as "mailId"', [ids]);
  }

  /** @returns keys of unsent emails */
  async removeMails(keys: readonly string[]): Promise<{ key: string }[]> {
    return this.database.query(
      `with gone as (delete from outgoing_mails where dedupe_key = any($1) returning dedupe_key as key, status)
       select key from gone where status <> 'sent'`,
      [keys],
    );
  }

  /** Marks the notifications of these emails as not sent. */
  async release(mailKeys: readonly string[]): Promise<{ kind: string }[]> {
    return this.database.query(
      `update notices set mail_id = null where 'notice:' || mail_id = any($1) returning kind`,
      [mailKeys],
    );
  }

  async waitingKinds(): Promise<{ kind: string }[]> {
    return this.database.query('select distinct kind from notices where mail_id is null');
  }

  /** The oldest ones; skips rows that another process has locked. */
  async waiting(kind: string, atMost: number): Promise<WaitingNotification[]> {
    return this.database.query(
      `select id, line from notices where kind = $1 and mail_id is null order by created_at, id limit $2 for update skip locked`,
      [kind, atMost],
    );
  }

  /** Creation times of the newest emails of that kind. */
  async mailed(mailKind: string, since: Date, atMost: number): Promise<{ at: Date }[]> {
    return this.database.query(
      'select created_at as at from outgoing_mails where kind = $1 and created_at > $2 order by created_at desc limit $3',
      [mailKind, since, atMost],
    );
  }

  async assign(kind: string, ids: readonly string[], mailId: string): Promise<void> {
    await this.database.query('update notices set mail_id = $1 where kind = $2 and id = any($3)', [mailId, kind, ids]);
  }
}
