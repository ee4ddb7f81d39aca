import type { Reservation } from '@/entities/reservation';

export const aReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  id: '1',
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  customerPhone: '(904) 555-0123',
  partySize: '2',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  specialRequests: 'By the fountain',
  emailOptIn: 'false',
  source: 'website',
  status: 'pending',
  adminNotes: 'Regular',
  declineReason: null,
  outcome: null,
  statusUpdatedAt: '2026-11-21T15:00:00.000Z',
  completedAt: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  mentions: [],
  ...changes,
});
