import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** An event that a guest gets a text message of; it does not say who. */
export interface GuestText {
  readonly eventId: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export const GuestTextSchema = new EntitySchema<GuestText>({
  name: 'GuestText',
  tableName: 'guest_texts',
  columns: {
    eventId: { type: 'uuid', name: 'event_id', primary: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true },
  } satisfies Record<keyof GuestText, EntitySchemaColumnOptions>,
});
