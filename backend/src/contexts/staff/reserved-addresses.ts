import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../kernel/restaurant.js';
import { Database } from '../../platform/persistence/database.js';
import { lockUntilEnd } from '../../platform/persistence/locks.query.js';
import { IdentityService } from '../identity/index.js';
import type { MailboxProvisioner } from './hiring.service.js';

/** Creates no mailbox; the account with the address reserves it. */
@Injectable()
export class ReservedAddresses implements MailboxProvisioner {
  constructor(
    private readonly identity: IdentityService,
    private readonly restaurant: Restaurant,
    private readonly database: Database,
  ) {}

  async provision(address: string): Promise<boolean> {
    const { email, reservationsEmail } = this.restaurant;
    const isDesk = [email, reservationsEmail].some((desk) => desk.toLowerCase() === address);
    if (isDesk) return false;
    // Concurrent calls for the same address wait until this unit of work has ended.
    await lockUntilEnd(this.database, `address ${address}`);
    return !(await this.identity.isAddressTaken(address));
  }
}
