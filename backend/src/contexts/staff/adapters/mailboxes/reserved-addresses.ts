import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { IdentityService } from '../../../identity/index.js';
import type { MailboxProvisioner } from '../../domain/ports/mailbox-provisioner.js';

/** Makes no mailbox: the account that gets the address keeps it from others. */
export class ReservedAddresses implements MailboxProvisioner {
  constructor(
    private readonly identity: IdentityService,
    private readonly restaurant: Restaurant,
  ) {}

  async provision(address: string): Promise<boolean> {
    const { email, reservationsEmail } = this.restaurant;
    const isDesk = [email, reservationsEmail].some((desk) => desk.toLowerCase() === address);
    return !isDesk && !(await this.identity.isAddressTaken(address));
  }
}
