import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { HouseOptions } from '../../../../kernel/house-options.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { NoticeBoard } from '../../../../platform/mail/notice-board.js';
import { describeParty } from '../../domain/party-size.js';
import { promisedAnswer } from '../../domain/promised-answer.js';
import { type UnansweredRequest, UnansweredRequestsQuery } from '../persistence/unanswered-requests.query.js';
import { spokenDate } from './visit-words.js';

const HOUR_MS = 3_600_000;
/** What waits longer was told long ago, or waited before anybody wanted to be told. */
const OLDEST_MS = 48 * HOUR_MS;
const MOST = 200;

/** Reminds team and owner of requests that still wait, each of each once. */
@Injectable()
export class PromiseReminders {
  constructor(
    private readonly requests: UnansweredRequestsQuery,
    private readonly board: NoticeBoard,
    private readonly options: HouseOptions,
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async remind(): Promise<void> {
    const { isOn, figures } = await this.options.now(promisedAnswer);
    if (!isOn) return;
    const { remindStaff, remindOwner } = figures;
    const { email, reservationsEmail } = this.restaurant;
    await this.tell(reservationsEmail, 'waiting-request', remindStaff, remindOwner > remindStaff ? remindOwner : null);
    await this.tell(email, 'overdue-request', remindOwner, null);
  }

  /** Those that wait for so many hours, and not yet for so many that somebody else hears of them. */
  private async tell(to: string, kind: string, hours: number, until: number | null): Promise<void> {
    const now = this.clock.now().getTime();
    const after = new Date(now - (until === null ? OLDEST_MS : until * HOUR_MS));
    const waiting = await this.requests.read(after, new Date(now - hours * HOUR_MS), MOST);
    await this.database.run(null, async () => {
      for (const request of waiting) await this.board.post({ ...noticeOf(request, now), to, kind });
    });
  }
}

function noticeOf(request: UnansweredRequest, now: number) {
  const { eventId, customerName, partySize, preferredDate, preferredTime, createdAt } = request;
  const hours = Math.floor((now - createdAt.getTime()) / HOUR_MS);
  return {
    id: eventId,
    title: `Without an answer for ${String(hours)} hours: ${describeParty(partySize)}, ${spokenDate(preferredDate)}, ${preferredTime}`,
    details: [customerName, 'Guests are promised an answer within 24 hours.'],
    path: '/staff/dashboard',
  };
}
