import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { PhoneNumbers } from '../../domain/ports.js';

/** Numbers without a country code are in the restaurant's country. */
@Injectable()
export class LibphonenumberNumbers implements PhoneNumbers {
  private readonly country: CountryCode | undefined;

  constructor({ address: { country } }: Restaurant) {
    this.country = isSupportedCountry(country) ? country : undefined;
  }

  e164(text: string): string | null {
    const number = parsePhoneNumberFromString(text, { defaultCountry: this.country, extract: false });
    return number?.isValid() && !number.ext ? number.number : null;
  }

  countryOf(number: string): string | null {
    return parsePhoneNumberFromString(number)?.country ?? null;
  }
}
