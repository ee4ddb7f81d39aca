import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** An event about which a guest is texted. The row does not identify the guest. */
export interface GuestText {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** Keyed hash of the number, by which texts to it are counted; null for texts from before it was stored. */
  readonly numberHash: string | null;
  /** Whether it was sent without an action by staff. */
  readonly isUnasked: boolean;
  /** Why it was withheld; null if it was not. */
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
