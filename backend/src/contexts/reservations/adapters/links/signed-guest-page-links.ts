import { addDays, instantOf } from '../../../../kernel/calendar.js';
import type { SignedLinks } from '../../../../platform/links/signed-links.js';
import type { GuestPageLinks } from '../../domain/guest-page.js';

const PURPOSE = 'guest-page';
const DAYS_AFTER = 30;

export class SignedGuestPageLinks implements GuestPageLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly publicUrl: URL,
  ) {}

  /** The token stands behind the `#`, which browsers send to nobody. */
  pageFor(reservationId: string, until: string): string {
    const token = this.links.sign(PURPOSE, reservationId, instantOf(addDays(until, DAYS_AFTER), '00:00', 'UTC'));
    return new URL(`/table#${token}`, this.publicUrl).href;
  }

  reservationIn(token: string): string | null {
    return this.links.read(PURPOSE, token);
  }
}
