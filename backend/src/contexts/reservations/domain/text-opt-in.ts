import { InvalidInput } from '../../../kernel/domain-error.js';
import type { PhoneNumbers } from './ports.js';
import type { NewRequest } from './reservation.js';

/** @throws InvalidInput if texts are requested without a number that can receive them */
export function assertTakesTexts({ smsOptIn, customerPhone = null }: NewRequest, phones: PhoneNumbers): void {
  if (!smsOptIn || phones.e164(customerPhone ?? '') !== null) return;
  const message = 'Enter a phone number that can get text messages.';
  throw new InvalidInput([{ field: 'customerPhone', message }]);
}
