import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { IdentityService } from '../../../identity/index.js';
import type { MailboxProvisioner } from '../../domain/ports/mailbox-provisioner.js';

/** Makes no mailbox: the account that gets the address keeps it from others. */
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
    // Whoever wants the same address waits until this unit of work has it, or has ended without.
    await lockUntilEnd(this.database, `address ${address}`);
    return !(await this.identity.isAddressTaken(address));
  }
}
