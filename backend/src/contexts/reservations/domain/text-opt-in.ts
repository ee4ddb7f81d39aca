import { InvalidInput } from '../../../kernel/domain-error.js';
import type { PhoneNumbers } from './ports/phone-numbers.js';
import type { ReservationRequest } from './reservation.js';

/** @throws InvalidInput where texts are asked for without a number that gets them */
export function assertTakesTexts({ smsOptIn, customerPhone }: ReservationRequest, phones: PhoneNumbers): void {
  if (!smsOptIn || phones.e164(customerPhone ?? '') !== null) return;
  const message = 'Enter a phone number that can get text messages.';
  throw new InvalidInput([{ field: 'customerPhone', message }]);
}
