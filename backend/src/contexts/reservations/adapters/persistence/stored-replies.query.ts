import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import { ERASED_GUEST } from '../../domain/guest-memory.js';
import type { Replies, Reply, ReplyAnswer, ReplyEmail } from '../../domain/replies/replies.service.js';
import type { Reservation } from '../../domain/reservation.js';

export interface ReplyWithReservation
  extends Reply, Pick<Reservation, 'customerName' | 'customerEmail' | 'preferredDate' | 'preferredTime'> {}

/** As PostgreSQL returns it: the moment inside JSON is text. */
type ReplyRow = Omit<ReplyWithReservation, 'answer'> & {
  readonly answer: (Omit<ReplyAnswer, 'answeredAt'> & { readonly answeredAt: string }) | null;
};

const MAX_SHOWN = 300;

/** The lock makes a concurrent erasure of the guest wait, so that it also deletes this reply. */
const ADD = `insert into reservation_replies (id, reservation_id, fingerprint, written_by, text, is_cut, attachments, received_at, left_out)
  select $1::uuid, id, $3::text, $4::text, $5::text, $6::boolean, $7::jsonb, $8::timestamptz, nullif($10::text, '') from (
    select id from reservation_requests where id = $2 and customer_email is distinct from $9 for share) as reservation
  on conflict on constraint reservation_replies_once do nothing returning id`;

const SEE = `update reservation_replies set seen_at = $2, seen_by = $3 where id = $1 and seen_at is null
  returning reservation_id as "reservationId"`;

const ANSWER = `update reservation_replies set answer = $2, answered_at = $3, answered_by = $4, is_answer_sent = $5,
  seen_at = coalesce(seen_at, $3), seen_by = coalesce(seen_by, $4) where id = $1`;

const READ = `select reply.id, reservation_id as "reservationId", written_by as "writtenBy", text, is_cut as "isCut", left_out as "leftOut", attachments,
    received_at as "receivedAt", seen_at as "seenAt", seen_by as "seenBy", customer_name as "customerName",
    customer_email as "customerEmail", preferred_date as "preferredDate", preferred_time as "preferredTime",
    case when answer is not null then jsonb_build_object('text', answer, 'answeredAt', reply.answered_at, 'answeredBy', answered_by,
      'isSent', is_answer_sent) end as answer
  from reservation_replies as reply join reservation_requests as reservation on reservation.id = reservation_id`;

/** Unread replies of all requests, and read ones of future or very recent visits. */
const ON_BOARD = `with shown as (
    select id from reservation_replies where seen_at is null
    union all
    select reply.id from reservation_requests as reservation join reservation_replies as reply on reservation_id = reservation.id
    where visit_at >= $1 and status in ('pending', 'confirmed', 'declined') and seen_at is not null)
  ${READ} where reply.id in (select id from shown) order by seen_at is null desc, received_at desc limit ${String(MAX_SHOWN)}`;

const RECENT_VISIT_MS = 48 * 3_600_000;

/** As long as inquiries. */
const RETENTION_DAYS = 730;

@Injectable()
@Retention('end-old-replies', '33 3 * * *', {
  table: 'reservation_replies',
  condition: 'received_at < $1',
  days: RETENTION_DAYS,
})
export class StoredReplies implements Replies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(reply: Reply & Pick<ReplyEmail, 'fingerprint'>): Promise<boolean> {
    const { id, reservationId, fingerprint, writtenBy, text, isCut, leftOut, attachments, receivedAt } = reply;
    const values = [id, reservationId, fingerprint, writtenBy, text, isCut, JSON.stringify(attachments), receivedAt];
    return (await this.database.query(ADD, [...values, ERASED_GUEST.email, leftOut])).length > 0;
  }

  async see(id: string, by: string, now: Date): Promise<string | null> {
    const [seen] = await this.database.query<{ reservationId: string }[]>(SEE, [id, now, by]);
    if (seen) return seen.reservationId;
    const known = await this.database.query('select from reservation_replies where id = $1', [id]);
    if (known.length === 0) throw new NotFound('This reply does not exist.');
    return null;
  }

  async lock(id: string): Promise<Reply> {
    const [reply] = await this.rows(`${READ} where reply.id = $1 for update of reply`, id);
    if (!reply) throw new NotFound('This reply does not exist.');
    return reply;
  }

  async answer(id: string, { text, answeredAt, answeredBy, isSent }: ReplyAnswer): Promise<void> {
    await this.database.query(ANSWER, [id, text, answeredAt, answeredBy, isSent]);
  }

  /** Stores whether the text message with the answer was sent. */
  async setAnswerSent(id: string, isSent: boolean): Promise<void> {
    await this.database.query('update reservation_replies set is_answer_sent = $2 where id = $1', [id, isSent]);
  }

  /** Null if it was deleted, also because its guest was erased. */
  async find(id: string): Promise<ReplyWithReservation | null> {
    const [reply] = await this.rows(`${READ} where reply.id = $1`, id);
    return reply ?? null;
  }

  /** Replies on a board, unread ones first. */
  onBoard(): Promise<ReplyWithReservation[]> {
    return this.rows(ON_BOARD, new Date(this.clock.now().getTime() - RECENT_VISIT_MS));
  }

  /** All replies about one request, newest first. */
  about(reservationId: string): Promise<ReplyWithReservation[]> {
    return this.rows(
      `${READ} where reservation_id = $1 order by received_at desc limit ${String(MAX_SHOWN)}`,
      reservationId,
    );
  }

  private async rows(select: string, value: string | Date): Promise<ReplyWithReservation[]> {
    const rows = await this.database.query<ReplyRow[]>(select, [value]);
    return rows.map(({ answer, ...reply }) => ({
      ...reply,
      answer: answer && { ...answer, answeredAt: new Date(answer.answeredAt) },
    }));
  }
}
