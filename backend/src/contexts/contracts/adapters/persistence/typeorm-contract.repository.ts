import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { CONTRACT, Contract } from '../../domain/contract.js';
import type { ContractRepository } from '../../domain/contracts.service.js';

const text = (name: string) => ({ type: 'text', name }) as const;
const instant = (name: string) => ({ type: 'timestamptz', precision: 3, name }) as const;

export const ContractSchema = new TrackedSchema<Contract>(
  {
    name: 'Contract',
    target: Contract,
    tableName: 'contracts',
    columns: {
      id: { type: 'uuid', primary: true },
      clientBusinessName: text('client_business_name'),
      clientContactName: text('client_contact_name'),
      clientEmail: { ...text('client_email'), nullable: true },
      clientPhone: { ...text('client_phone'), nullable: true },
      clientAddress: { ...text('client_address'), nullable: true },
      selectedPackage: text('selected_package'),
      monthlyRate: text('monthly_rate'),
      yearlyRate: text('yearly_rate'),
      startDate: { ...text('start_date'), nullable: true },
      additionalServices: { ...text('additional_services'), nullable: true },
      specialTerms: { ...text('special_terms'), nullable: true },
      text: text('text'),
      textHash: text('text_hash'),
      status: text('status'),
      sentAt: { ...instant('sent_at'), nullable: true },
      reminders: { type: 'int' },
      signature: { type: 'jsonb', nullable: true },
      declineReason: { ...text('decline_reason'), nullable: true },
      decidedAt: { ...instant('decided_at'), nullable: true },
      createdAt: instant('created_at'),
    } satisfies Record<keyof Data<Contract>, EntitySchemaColumnOptions>,
  },
  { subject: CONTRACT, nameOf: ({ clientBusinessName }) => clientBusinessName },
);

@Injectable()
@LiveUpdates(CONTRACT, liveChannel('enquiries', 'admin'))
export class TypeOrmContractRepository implements ContractRepository {
  private readonly repository: TrackedRepository<Contract>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContractSchema);
  }

  add(contract: Contract): Promise<void> {
    return this.repository.insert(contract);
  }

  async get(id: string): Promise<Contract> {
    const contract = await this.repository.findOneBy({ id });
    if (!contract) throw new NotFound('There is no such contract.');
    return contract;
  }

  save(before: Contract, after: Contract): Promise<void> {
    return this.repository.update(before, after);
  }

  async findOpen(): Promise<string[]> {
    const open = await this.repository.find({
      select: { id: true },
      where: { status: 'sent' },
      order: { sentAt: 'asc' },
    });
    return open.map(({ id }) => id);
  }
}

/** A client's agreements. They are not erased, nor are their PDFs, because they bind both parties. */
@Injectable()
@PersonalDataSource('agreements')
export class PersonalAgreements implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<object[]>(
      `select text, text_hash as "textHash", status, sent_at as "sentAt", signature, decline_reason as "reasonDeclined",
         decided_at as "decidedAt", created_at as "createdAt"
       from contracts where lower(client_email) = lower($1) order by created_at`,
      [address],
    );
  }

  async erase(): Promise<void> {}
}
