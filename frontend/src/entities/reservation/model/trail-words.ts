import type { TrailWords } from '@/shared/lib/trail-words';

export const reservationWords: TrailWords = {
  noun: 'reservation',
  named: (name) => `the reservation of ${name}`,
  visitor: 'A guest',
  place: ({ name }) => ({ tab: 'reservations', ...(name && { search: name }) }),
  did: {
    completed: 'marked … as completed',
    missed: 'marked … as no-show',
    noted: 'changed the notes of …',
    cancelled: 'cancelled …',
    replaced: 'gave up … for another table',
    reminded: 'was reminded of …',
    coming: 'said to be coming for …',
    late: 'said to be late for …',
  },
  fields: {
    adminNotes: 'Notes',
    declineReason: 'Reason',
    mentions: null,
    status: null,
    statusUpdatedAt: null,
    completedAt: null,
    outcome: null,
    cancelledAt: null,
    lateMinutes: 'Minutes late',
    remindedAt: null,
    comingAt: null,
    replaces: null,
  },
};
