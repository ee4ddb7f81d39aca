import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../kernel/data.js';
import { Reservation } from '../../domain/reservation.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { ChangeWaits } from '../../domain/reservation.errors.js';
import { RESERVATION } from '../../domain/reservation.events.js';

export const ReservationSchema = new TrackedSchema<Reservation>(
  {
    name: 'Reservation',
    target: Reservation,
    tableName: 'reservation_requests',
    columns: {
      id: { type: 'uuid', primary: true },
      customerName: { type: 'text', name: 'customer_name' },
      customerEmail: { type: 'text', name: 'customer_email', nullable: true },
      customerPhone: { type: 'text', name: 'customer_phone', nullable: true },
      partySize: { type: 'text', name: 'party_size' },
      preferredDate: { type: 'text', name: 'preferred_date' },
      preferredTime: { type: 'text', name: 'preferred_time' },
      specialRequests: { type: 'text', name: 'special_requests', nullable: true },
      area: { type: 'text', nullable: true },
      rainPlan: { type: 'text', name: 'rain_plan', nullable: true },
      emailOptIn: { type: 'boolean', name: 'email_opt_in' },
      smsOptIn: { type: 'boolean', name: 'sms_opt_in' },
      source: { type: 'text' },
      wayIn: { type: 'text', name: 'way_in', nullable: true },
      status: { type: 'text' },
      adminNotes: { type: 'text', name: 'admin_notes', nullable: true },
      mentions: { type: 'jsonb' },
      declineReason: { type: 'text', name: 'decline_reason', nullable: true },
      outcome: { type: 'text', nullable: true },
      cancelledAt: { type: 'timestamptz', precision: 3, name: 'cancelled_at', nullable: true },
      lateMinutes: { type: 'integer', name: 'late_minutes', nullable: true },
      toldAt: { type: 'timestamptz', precision: 3, name: 'told_at', nullable: true },
      remindedAt: { type: 'timestamptz', precision: 3, name: 'reminded_at', nullable: true },
      comingAt: { type: 'timestamptz', precision: 3, name: 'coming_at', nullable: true },
      offeredTimes: { type: 'jsonb', name: 'offered_times', nullable: true },
      offeredUntil: { type: 'timestamptz', precision: 3, name: 'offered_until', nullable: true },
      waitsSince: { type: 'timestamptz', precision: 3, name: 'waits_since', nullable: true },
      waitsFirst: { type: 'boolean', name: 'waits_first' },
      replaces: { type: 'jsonb', nullable: true },
      replacedBy: { type: 'uuid', name: 'replaced_by', nullable: true },
      stateBefore: { type: 'jsonb', name: 'state_before', nullable: true },
      answeredAt: { type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true },
      wasConfirmed: { type: 'boolean', name: 'was_confirmed' },
      statusUpdatedAt: { type: 'timestamptz', precision: 3, name: 'status_updated_at' },
      completedAt: { type: 'timestamptz', precision: 3, name: 'completed_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
      version: { type: 'integer' },
    } satisfies Record<keyof Data<Reservation>, EntitySchemaColumnOptions>,
  },
  {
    subject: RESERVATION,
    nameOf: ({ customerName }) => customerName,
    violations: { reservation_requests_one_change: () => new ChangeWaits() },
    bookkeeping: ['version', 'updatedAt', 'wasConfirmed', 'toldAt', 'stateBefore', 'replacedBy', 'answeredAt'],
  },
);
