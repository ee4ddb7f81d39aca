import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { addressIn, canBeCalled } from '../../../../platform/outbound/guarded-http.js';
import type { CallableAddresses } from '../../domain/webhooks.service.js';
import { canCallThisMachine } from '../../integrations.settings.js';

const MAX_ADDRESS_LENGTH = 2_000;
/** Endings of names that cannot be resolved publicly. */
const PRIVATE_HOST = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/i;

/** Only allows HTTPS to the public internet. Names are resolved and checked when they are called. */
@Injectable()
export class PublicWebhookAddresses implements CallableAddresses {
  private readonly isThisMachineAllowed: boolean;

  constructor(settings: AppSettings) {
    this.isThisMachineAllowed = canCallThisMachine(settings);
  }

  problemWith(text: string): string | null {
    if (text.length > MAX_ADDRESS_LENGTH)
      return `Use at most ${MAX_ADDRESS_LENGTH.toLocaleString('en-US')} characters for the address.`;
    const url = URL.parse(text);
    if (!url || !/^https?:\/\/[^/\\]/i.test(text)) return 'Enter an address that starts with https://.';
    if (url.username || url.password) return 'The address can’t contain a user name or password.';
    const address = addressIn(url);
    const isThisMachine =
      url.hostname === 'localhost' || (address !== null && !canBeCalled(address, false) && canBeCalled(address, true));
    if (this.isThisMachineAllowed && isThisMachine) return null;
    if (url.protocol !== 'https:') return 'Enter an address that starts with https://.';
    const isPrivate =
      address === null
        ? PRIVATE_HOST.test(url.hostname.replace(/\.$/, '')) || !url.hostname.includes('.')
        : !canBeCalled(address, false);
    return isPrivate ? 'Enter a public internet address.' : null;
  }
}
