import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { Database } from '../../../../platform/persistence/database.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { RateLimits } from '../../../../platform/rate-limits/rate-limits.js';
import type { SelfConfirmations } from '../../domain/ports.js';
import type { Reservation } from '../../domain/reservation.js';

const OPEN_OF_ONE_ADDRESS = 2;
const OF_ONE_NETWORK = { name: 'self-confirmed-network-hour', points: 10, seconds: 3600 };
const OF_ALL_AN_HOUR = 30;
/** Folds spellings that many mail servers deliver to one mailbox: drops dots and everything after a plus. */
const FOLDED = (address: string) =>
  `lower(replace(split_part(split_part(${address}, '@', 1), '+', 1), '.', '') || '@' || split_part(${address}, '@', 2))`;
/** Confirmed on creation, while decisions of staff come later. */
const CONFIRMED_ITSELF = `source = 'website' and status = 'confirmed' and status_updated_at = created_at`;

@Injectable()
export class PgSelfConfirmations implements SelfConfirmations {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly settings: AppSettings,
    private readonly limits: RateLimits,
  ) {}

  async allow({ customerEmail }: Reservation, network: string | null, now: Date): Promise<boolean> {
    if (this.settings.environment.RATE_LIMITS === 'off') return true;
    await lockUntilEnd(this.database, 'self-confirmations');
    const today = dateIn(this.restaurant.timeZone, now);
    const [counted] = await this.database.query<{ ofOne: number; ofAll: number }[]>(
      `select count(*) filter (where preferred_date >= $2 and ${FOLDED('customer_email')} = ${FOLDED('$1::text')})::int as "ofOne",
         count(*) filter (where created_at > $3::timestamptz - interval '1 hour')::int as "ofAll"
       from reservation_requests where ${CONFIRMED_ITSELF} and (preferred_date >= $2 or created_at > $3::timestamptz - interval '1 hour')`,
      [customerEmail, today, now],
    );
    if ((counted?.ofOne ?? 0) >= OPEN_OF_ONE_ADDRESS || (counted?.ofAll ?? 0) >= OF_ALL_AN_HOUR) return false;
    return network === null || (await this.limits.increment(network, OF_ONE_NETWORK)) <= OF_ONE_NETWORK.points;
  }
}
