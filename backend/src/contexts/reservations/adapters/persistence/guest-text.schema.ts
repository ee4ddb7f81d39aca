import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** An event that a guest gets a text message of; it does not say who. */
export interface GuestText {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** A keyed digest of the number, by which texts to it are counted; null for texts of before. */
  readonly numberHash: string | null;
  /** Whether no person of the restaurant has caused it. */
  readonly isUnasked: boolean;
  /** Why it was not sent; null where nothing held it back. */
  readonly heldBack: string | null;
}

export const GuestTextSchema = new EntitySchema<GuestText>({
  name: 'GuestText',
  tableName: 'guest_texts',
  columns: {
    eventId: { type: 'uuid', name: 'event_id', primary: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    numberHash: { type: 'text', name: 'number_hash', nullable: true },
    isUnasked: { type: 'boolean', name: 'is_unasked' },
    heldBack: { type: 'text', name: 'held_back', nullable: true },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true },
  } satisfies Record<keyof GuestText, EntitySchemaColumnOptions>,
});
