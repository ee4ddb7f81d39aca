import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { EnquiriesModule, Inbox } from '../enquiries/index.js';
import { AgreementsFromFile } from './adapters/content/agreements-from-file.js';
import { AdminContractsController, ContractController } from './adapters/http/contracts.controllers.js';
import { ContractMails } from './adapters/mail/contract-mails.js';
import { SigningLink } from './adapters/mail/signing-link.js';
import { ContractSchema } from './adapters/persistence/contract.schema.js';
import { Contracts2000000000006 } from './adapters/persistence/migrations/2000000000006-contracts.js';
import { TypeOrmContractRepository } from './adapters/persistence/typeorm-contract.repository.js';
import { SampleContracts } from './adapters/seed/sample-contracts.js';
import { CONTRACT, type ContractFact } from './domain/contract.events.js';
import { ContractsService } from './domain/contracts.service.js';
import { Agreements } from './domain/ports/agreements.js';
import { ClientInbox } from './domain/ports/client-inbox.js';
import { ContractRepository } from './domain/ports/contract.repository.js';

@Module({
  imports: [EnquiriesModule],
  controllers: [ContractController, AdminContractsController],
  providers: [
    { provide: ContractRepository, useClass: TypeOrmContractRepository },
    { provide: Agreements, useClass: AgreementsFromFile },
    { provide: ClientInbox, useExisting: Inbox },
    provide(ContractsService, [ContractRepository, Agreements, ClientInbox, Transaction, Outbox, Clock, Ids]),
    {
      provide: SigningLink,
      useFactory: (links: SignedLinks, { publicUrl }: AppSettings) => new SigningLink(links, publicUrl),
      inject: [SignedLinks, AppSettings],
    },
    SampleContracts,
    ContractMails,
  ],
})
export class ContractsModule implements OnModuleInit {
  static readonly owns = { entities: [ContractSchema], migrations: [Contracts2000000000006] };

  constructor(
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly jobs: Jobs,
    private readonly restaurant: Restaurant,
    private readonly contracts: ContractsService,
    private readonly mails: ContractMails,
    private readonly seeds: Seeds,
    private readonly samples: SampleContracts,
  ) {}

  onModuleInit(): void {
    const { listeners, mails } = this;
    listeners.on<ContractFact>('contract.sent', 'contract-invitation', (event) => mails.sent(event));
    listeners.on<ContractFact>('contract.reminded', 'contract-reminder', (event) => mails.reminded(event));
    listeners.on<ContractFact>('contract.signed', 'contract-copy', (event) => mails.signed(event));
    listeners.on<ContractFact>('contract.declined', 'contract-refusal', (event) => mails.declined(event));
    this.seeds.define('demo', () => this.samples.add());
    this.live.on(CONTRACT, {
      channelsOf: () => ['enquiries'],
      channelsFor: ({ role }) => (role === 'admin' ? ['enquiries'] : []),
    });
    this.jobs.cron('contract-reminders', '0 10 * * *', this.restaurant.timeZone, () => this.contracts.remind());
  }
}
