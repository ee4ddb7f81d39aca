import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { PhoneNumbers } from '../../domain/ports.js';

/** Numbers without a country code are in the restaurant's country. */
@Injectable()
export class LibphonenumberNumbers implements PhoneNumbers {
  constructor(private readonly restaurant: Restaurant) {}

  e164(text: string): string | null {
    const { country } = this.restaurant.address;
    const defaultCountry = isSupportedCountry(country) ? country : undefined;
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    return number?.isValid() && !number.ext ? number.number : null;
  }

  countryOf(number: string): string | null {
    return parsePhoneNumberFromString(number)?.country ?? null;
  }
}
