import { ApiProperty } from '@nestjs/swagger';
import { Line, OptionalLine } from '../../../../../platform/http/fields/index.js';
import type { Preferences } from '../../domain/preferences.service.js';

export class CorrectName {
  @Line({ label: 'your first name', max: 80 })
  readonly firstName!: string;

  @OptionalLine({ label: 'your last name', max: 80 })
  readonly lastName?: string | null;
}

export class PreferencesView {
  @ApiProperty({
    example: 'a••••@guests.example',
    description: 'A link may be passed on: it does not tell the address.',
  })
  address!: string;
  @ApiProperty() isSubscribed!: boolean;
  @ApiProperty({ description: 'False for an address that is not on the list.' }) isKnown!: boolean;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'When they agreed.' }) subscribedAt!: string | null;
  @ApiProperty({ description: 'What they agree to when they subscribe.' }) wording!: string;
}

export function preferencesView({ address, contact, suppressed }: Preferences, wording: string): PreferencesView {
  return {
    address: masked(address),
    isSubscribed: suppressed === null && contact?.status === 'active' && contact.emailOptIn,
    isKnown: contact !== null,
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    subscribedAt: contact?.consent?.at ?? null,
    wording,
  };
}

function masked(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}••••@${domain}`;
}
