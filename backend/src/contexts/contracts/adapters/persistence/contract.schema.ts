import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { Contract } from '../../domain/contract.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { CONTRACT } from '../../domain/contract.events.js';

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
