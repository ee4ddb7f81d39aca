import type { Reply } from '../api/reservation.calls';

export const aReply = (changes: Partial<Reply> = {}): Reply => ({
  id: 'r1',
  reservationId: '1',
  customerName: 'Amelia Hart',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  otherAddress: null,
  textedFrom: null,
  text: 'See you on Friday.',
  isCut: false,
  leftOut: null,
  attachments: [],
  proposals: [],
  receivedAt: '2026-11-24T15:04:00.000Z',
  seenAt: null,
  seenBy: null,
  answer: null,
  ...changes,
});
