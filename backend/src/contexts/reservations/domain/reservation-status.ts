export const RESERVATION_STATUSES = ['pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const NEXT_STATUSES: Record<ReservationStatus, readonly ReservationStatus[]> = {
  pending: ['confirmed', 'declined'],
  confirmed: ['completed', 'no-show', 'pending'],
  declined: ['pending'],
  completed: ['archived', 'pending'],
  'no-show': ['archived', 'pending'],
  archived: [],
};
