import { Module } from '@nestjs/common';
import { EnquiriesModule, Inbox } from '../enquiries/index.js';
import { AgreementsFromFile } from './adapters/content/agreements-from-file.js';
import { AdminContractsController, ContractController } from './adapters/http/contracts.controllers.js';
import { ContractReminders } from './adapters/jobs/contract-reminders.js';
import { ContractMails, SigningLink } from './adapters/mail/contract-mails.js';
import { PersonalAgreements, TypeOrmContractRepository } from './adapters/persistence/typeorm-contract.repository.js';
import { SignedAgreementRows } from './adapters/persistence/signed-agreements.query.js';
import { SignedAgreements } from './adapters/pdf/signed-agreements.js';
import { SampleContracts } from './adapters/seed/sample-contracts.js';
import { Agreements, ClientInbox, ContractRepository, ContractsService } from './domain/contracts.service.js';

@Module({
  imports: [EnquiriesModule],
  controllers: [ContractController, AdminContractsController],
  providers: [
    { provide: ContractRepository, useClass: TypeOrmContractRepository },
    { provide: Agreements, useClass: AgreementsFromFile },
    { provide: ClientInbox, useExisting: Inbox },
    ContractsService,
    SigningLink,
    SignedAgreementRows,
    SignedAgreements,
    PersonalAgreements,
    SampleContracts,
    ContractMails,
    ContractReminders,
  ],
})
export class ContractsModule {}
