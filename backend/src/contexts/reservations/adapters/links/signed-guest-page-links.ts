import { addDays, instantOf } from '../../../../kernel/calendar.js';
import type { SignedLinks } from '../../../../platform/links/signed-links.js';
import type { GuestPageLinks, LinkedTable } from '../../domain/guest-page.js';

const PURPOSE = 'guest-page';
const MAILED = 'mailed-guest-page';
const DAYS_AFTER = 30;

export class SignedGuestPageLinks implements GuestPageLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly publicUrl: URL,
  ) {}

  pageFor(reservationId: string, visitDay: string): string {
    return this.signed(PURPOSE, reservationId, visitDay);
  }

  mailedPageFor(reservationId: string, visitDay: string): string {
    return this.signed(MAILED, reservationId, visitDay);
  }

  tableIn(token: string): LinkedTable | null {
    const mailed = this.links.read(MAILED, token);
    const reservationId = mailed ?? this.links.read(PURPOSE, token);
    return reservationId === null ? null : { reservationId, isMailed: mailed !== null };
  }

  /** The token stands behind the `#`, which browsers send to nobody. */
  private signed(purpose: string, reservationId: string, visitDay: string): string {
    const token = this.links.sign(purpose, reservationId, instantOf(addDays(visitDay, DAYS_AFTER), '00:00', 'UTC'));
    return new URL(`/table#${token}`, this.publicUrl).href;
  }
}
