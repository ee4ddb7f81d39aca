import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { EMAIL_SETTINGS } from '../../domain/email-settings.js';

/** The only row of the settings; optional fields are null until entered. */
export interface StoredEmailSettings {
  /** `true`: the primary key of a single-row table. */
  readonly id: string;
  readonly ownerApprovalRequired: boolean;
  readonly senderName: string | null;
  readonly senderAddress: string | null;
  readonly postalAddress: string | null;
  readonly perSecond: number;
  readonly perHour: number;
  readonly perDay: number;
  readonly updatedAt: Date;
}

/** The table has a column more, the salt of the suppressions, which stays in the database. */
export const EmailSettingsSchema = new TrackedSchema<StoredEmailSettings>(
  {
    name: 'EmailSettings',
    tableName: 'email_settings',
    columns: {
      id: { type: 'text', primary: true, transformer: { from: String, to: String } },
      ownerApprovalRequired: { type: 'boolean', name: 'owner_approval_required' },
      senderName: { type: 'text', name: 'sender_name', nullable: true },
      senderAddress: { type: 'text', name: 'sender_address', nullable: true },
      postalAddress: { type: 'text', name: 'postal_address', nullable: true },
      perSecond: { type: 'integer', name: 'per_second' },
      perHour: { type: 'integer', name: 'per_hour' },
      perDay: { type: 'integer', name: 'per_day' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof StoredEmailSettings, EntitySchemaColumnOptions>,
  },
  { subject: EMAIL_SETTINGS, bookkeeping: ['updatedAt'] },
);
