import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../kernel/restaurant.js';
import { IdentityService } from '../identity/index.js';
import { EmailSettingsRepository } from '../email-marketing/index.js';
import type { RestaurantAddresses } from './privacy.service.js';

/** Those of the profile, of the settings and of the accounts. */
@Injectable()
export class KnownAddresses implements RestaurantAddresses {
  constructor(
    private readonly restaurant: Restaurant,
    private readonly settings: EmailSettingsRepository,
    private readonly identity: IdentityService,
  ) {}

  async ownerOf(address: string): Promise<'restaurant' | 'account' | null> {
    if (await this.identity.isAddressTaken(address)) return 'account';
    const { email, reservationsEmail } = this.restaurant;
    const { sender } = await this.settings.get();
    const own = [email, reservationsEmail, sender.address].map((one) => one.toLowerCase());
    return own.includes(address.toLowerCase()) ? 'restaurant' : null;
  }
}
