import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { sections } from './sections';

const NOW = Date.parse('2026-11-27T15:00:00Z');

it('starts with overdue requests, the longest first, then sorts by visit', () => {
  const request = (id: string, answerBy: string | null, preferredDate: string) =>
    aReservation({ id, answerBy, preferredDate });
  const [waiting] = sections(
    [
      request('tomorrow', '2026-11-28T10:00:00Z', '2026-11-28'),
      request('late', '2026-11-27T14:59:00Z', '2026-12-24'),
      request('today', '2026-11-27T16:30:00Z', '2026-11-27'),
      request('older', null, '2026-11-29'),
      request('later', '2026-11-27T10:00:00Z', '2026-12-31'),
    ],
    '2026-11-27',
    NOW,
  );
  expect(waiting?.rows.map(({ id }) => id)).toEqual(['later', 'late', 'today', 'tomorrow', 'older']);
});
