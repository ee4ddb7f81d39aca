import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MailCap } from '../../../../platform/mail/mail-caps.js';
import { ACKNOWLEDGEMENT, ALL_KINDS, CONFIRMATION } from '../mail/guest-mail-kinds.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PhoneNumbers } from '../../domain/ports.js';
import { reservationsSettings } from '../../reservations.settings.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';

export const ACKNOWLEDGED: MailCap = {
  kind: ACKNOWLEDGEMENT,
  toOne: [
    { max: 3, hours: 1 },
    { max: 10, hours: 24 },
  ],
  toAll: 200,
};

/** Emails that no staff member triggered: the address may be a stranger's. */
export const UNASKED: MailCap = {
  kind: CONFIRMATION,
  kinds: ALL_KINDS,
  toOne: [
    { max: 6, hours: 1 },
    { max: 12, hours: 24 },
  ],
  toAll: 300,
};

const HOUR_MS = 3_600_000;
const TO_ONE_A_DAY = 3;
const TO_ALL_AN_HOUR = 60;

/** Limits texts that strangers can trigger: each costs money, and owners of foreign premium numbers earn from texts to them. */
@Injectable()
export class TextCaps {
  constructor(
    private readonly texts: TypeOrmGuestTexts,
    private readonly phones: PhoneNumbers,
    private readonly clock: Clock,
    private readonly settings: AppSettings,
    private readonly restaurant: Restaurant,
  ) {}

  /** Key by which texts to a number are counted, so that the number itself is not stored. */
  hashOf(number: string): string {
    return createHmac('sha256', this.settings.secrets.session).update(`text ${number}`).digest('base64url');
  }

  /**
   * Why the number may not be texted, as a sentence for the owner; null if it may.
   * @param isUnasked whether no staff member triggered it
   */
  async reasonAgainst(number: string, isUnasked: boolean): Promise<string | null> {
    const country = this.phones.countryOf(number);
    const { SMS_COUNTRIES = '' } = this.settings.of(reservationsSettings);
    if (country === null || ![this.restaurant.address.country, ...SMS_COUNTRIES.split(',')].includes(country)) {
      return 'The number is of another country. SMS_COUNTRIES names those that texts may go to.';
    }
    if (!isUnasked || this.settings.environment.RATE_LIMITS === 'off') return null;
    if ((await this.texts.countUnasked(this.ago(24), this.hashOf(number))) >= TO_ONE_A_DAY) {
      return `The number got ${String(TO_ONE_A_DAY)} automatic texts within a day already.`;
    }
    if ((await this.texts.countUnasked(this.ago(1))) >= TO_ALL_AN_HOUR) {
      return `${String(TO_ALL_AN_HOUR)} automatic texts were sent within an hour already.`;
    }
    return null;
  }

  private ago(hours: number): Date {
    return new Date(this.clock.now().getTime() - hours * HOUR_MS);
  }
}
