import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { Inbox } from '../../../enquiries/index.js';
import { Contract, type ContractTerms, type Package } from '../../domain/contract.js';
import { Agreements } from '../../domain/contracts.service.js';
import { ContractSchema } from '../persistence/typeorm-contract.repository.js';

const HOUR_MS = 3_600_000;

interface Sample {
  client: string;
  contact: string;
  wants: Package;
  hoursAgo: number;
  /** Applies the later steps, each a day after the one before. */
  then: (contract: Contract, at: (daysLater: number) => Date) => Contract;
}

const SIGNATURE = { name: 'Leonie Marsh', address: '203.0.113.24', userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_6)' };

const SAMPLES: readonly Sample[] = [
  { client: 'Anchor & Vine', contact: 'Paul Reyes', wants: 'essential', hoursAgo: 5, then: (saved) => saved },
  {
    client: 'Lightkeeper Coffee',
    contact: 'Ada Brandt',
    wants: 'premium',
    hoursAgo: 54,
    then: (saved, at) => saved.send(at(1)),
  },
  {
    client: 'Old Wharf Bakery',
    contact: 'Leonie Marsh',
    wants: 'digital',
    hoursAgo: 126,
    then: (saved, at) => saved.send(at(1)).sign(SIGNATURE, at(2)),
  },
  {
    client: 'Heron Ice Cream',
    contact: 'Tom Field',
    wants: 'fullmarketing',
    hoursAgo: 150,
    then: (saved, at) =>
      saved.send(at(1)).decline('More than we can carry this season. Please ask again in spring.', at(2)),
  },
];

/** Contracts of the last week: saved, sent, signed and declined. */
@Injectable()
export class SampleContracts {
  constructor(
    private readonly database: Database,
    private readonly agreements: Agreements,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const rows = this.database.getRepository(ContractSchema);
    for (const { client, contact, wants, hoursAgo, then } of SAMPLES) {
      const terms = termsOf(client, contact, wants);
      const createdAt = new Date(this.clock.now().getTime() - hoursAgo * HOUR_MS);
      const saved = Contract.save(this.ids.next(), terms, this.agreements.write(terms), createdAt);
      const contract = then(saved, (days) => new Date(createdAt.getTime() + days * 24 * HOUR_MS));
      await rows.load(contract);
      const { id, monthlyRate, yearlyRate, textHash } = contract;
      const data = { ...terms, monthlyRate, yearlyRate, textHash };
      const email = terms.clientEmail ?? '';
      await this.inbox.load({ id, kind: 'contract', name: client, email, createdAt, data }, contract !== saved);
    }
  }
}

const termsOf = (clientBusinessName: string, clientContactName: string, selectedPackage: Package): ContractTerms => ({
  clientBusinessName,
  clientContactName,
  clientEmail: `${clientContactName.toLowerCase().replace(' ', '.')}@clients.example`,
  clientPhone: '(904) 555-0160',
  clientAddress: '12 Harbor Street\nSaint Augustine, FL 32084',
  selectedPackage,
  startDate: null,
  additionalServices: null,
  specialTerms: null,
});
