import { Module } from '@nestjs/common';
import { IdentityModule, StaffAccountsService } from '../identity/index.js';
import { AdminStaffController, StaffDirectoryController } from './staff.controllers.js';
import { ReservedAddresses } from './reserved-addresses.js';
import { HiringService, MailboxProvisioner, StaffAccounts } from './hiring.service.js';

@Module({
  imports: [IdentityModule],
  controllers: [AdminStaffController, StaffDirectoryController],
  providers: [
    { provide: StaffAccounts, useExisting: StaffAccountsService },
    { provide: MailboxProvisioner, useClass: ReservedAddresses },
    HiringService,
  ],
})
export class StaffModule {}
