import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { addressIn, mayBeCalled } from '../../../../platform/outbound/guarded-http.js';
import type { CallableAddresses } from '../../domain/webhooks.service.js';
import { mayCallThisMachine } from '../../integrations.settings.js';

const LONGEST = 2_000;
/** Endings of names that cannot be resolved publicly. */
const AT_HOME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/i;

/** Only allows HTTPS to the public internet. Names are resolved and checked when they are called. */
@Injectable()
export class PublicWebhookAddresses implements CallableAddresses {
  private readonly isThisMachineAllowed: boolean;

  constructor(settings: AppSettings) {
    this.isThisMachineAllowed = mayCallThisMachine(settings);
  }

  problemWith(text: string): string | null {
    if (text.length > LONGEST) return `Use at most ${LONGEST.toLocaleString('en-US')} characters for the address.`;
    const url = URL.parse(text);
    if (!url || !/^https?:\/\/[^/\\]/i.test(text)) return 'Enter an address that starts with https://.';
    if (url.username || url.password) return 'The address can’t contain a user name or password.';
    const address = addressIn(url);
    const isThisMachine =
      url.hostname === 'localhost' || (address !== null && !mayBeCalled(address, false) && mayBeCalled(address, true));
    if (this.isThisMachineAllowed && isThisMachine) return null;
    if (url.protocol !== 'https:') return 'Enter an address that starts with https://.';
    const isPrivate =
      address === null
        ? AT_HOME.test(url.hostname.replace(/\.$/, '')) || !url.hostname.includes('.')
        : !mayBeCalled(address, false);
    return isPrivate ? 'Enter a public internet address.' : null;
  }
}
