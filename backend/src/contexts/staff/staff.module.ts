import { Module } from '@nestjs/common';
import { IdentityModule, StaffAccountsService } from '../identity/index.js';
import { AdminStaffController } from './adapters/http/admin-staff.controller.js';
import { StaffDirectoryController } from './adapters/http/staff-directory.controller.js';
import { ReservedAddresses } from './adapters/mailboxes/reserved-addresses.js';
import { HiringService } from './domain/hiring.service.js';
import { MailboxProvisioner } from './domain/ports/mailbox-provisioner.js';
import { StaffAccounts } from './domain/ports/staff-accounts.js';

@Module({
  imports: [IdentityModule],
  controllers: [AdminStaffController, StaffDirectoryController],
  providers: [
    { provide: StaffAccounts, useExisting: StaffAccountsService },
    { provide: MailboxProvisioner, useClass: ReservedAddresses },
    HiringService,
  ],
})
export class StaffModule {
  static readonly owns = { entities: [], migrations: [] };
}
