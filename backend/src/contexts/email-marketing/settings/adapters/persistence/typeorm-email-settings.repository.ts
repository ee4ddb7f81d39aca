import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { EMAIL_SETTINGS, type EmailSettings, type EmailSettingsRepository } from '../../domain/email-settings.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { Clock } from '../../../../../kernel/clock.js';
import { addressLine, Restaurant } from '../../../../../kernel/restaurant.js';
import { assertUnchanged } from '../../../../../kernel/shown.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { Database } from '../../../../../platform/persistence/database.js';

/** The only row of the settings; optional fields are null until entered. */
interface StoredEmailSettings {
  /** `true`: the primary key of a single-row table. */
  readonly id: string;
  readonly ownerApprovalRequired: boolean;
  readonly oneCampaignPerWeek: boolean;
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
      oneCampaignPerWeek: { type: 'boolean', name: 'one_campaign_per_week' },
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

@Injectable()
export class TypeOrmEmailSettingsRepository implements EmailSettingsRepository {
  private readonly repository: TrackedRepository<StoredEmailSettings>;

  constructor(
    database: Database,
    private readonly restaurant: Restaurant,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.repository = database.getRepository(EmailSettingsSchema);
  }

  async get(): Promise<EmailSettings> {
    return this.settingsIn(await this.row());
  }

  async change(step: (before: EmailSettings) => EmailSettings, seen: string | null, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const before = await this.row();
      assertUnchanged('page', before, seen);
      const { sender, postalAddress, ...rest } = step(this.settingsIn(before));
      const entered = { ...rest, senderName: sender.name, senderAddress: sender.address, postalAddress };
      const updatedAt = this.clock.now();
      await this.repository.update(before, { id: before.id, ...this.withoutProfile(entered), updatedAt });
    });
  }

  private settingsIn({ id: _, senderName, senderAddress, postalAddress, ...rest }: StoredEmailSettings): EmailSettings {
    const { name, email } = this.restaurant;
    return {
      ...rest,
      sender: { name: senderName ?? name, address: senderAddress ?? email },
      postalAddress: postalAddress ?? addressLine(this.restaurant.address),
    };
  }

  /** Does not store values equal to the profile, so that they follow its changes. */
  private withoutProfile(entered: Omit<StoredEmailSettings, 'id'>): Omit<StoredEmailSettings, 'id'> {
    const { name, email } = this.restaurant;
    const own = (text: string | null, profile: string) => (text === profile ? null : text);
    return {
      ...entered,
      senderName: own(entered.senderName, name),
      senderAddress: own(entered.senderAddress, email),
      postalAddress: own(entered.postalAddress, addressLine(this.restaurant.address)),
    };
  }

  private async row(): Promise<StoredEmailSettings> {
    const row = await this.repository.findOneBy({ id: 'true' });
    if (!row) throw new Error('The settings have one row, made by their migration.');
    return row;
  }
}
