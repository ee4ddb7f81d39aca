let requests = 0;

/** A guest's request, for a date a month ahead, so that it can be reserved. */
export function aTableRequest(more: object = {}) {
  requests += 1;
  return {
    customerName: 'Amelia Hart',
    customerEmail: `guest${String(requests)}@guests.example`,
    partySize: '2',
    preferredDate: DAY,
    preferredTime: '12:30 PM',
    ...more,
  };
}

export const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
