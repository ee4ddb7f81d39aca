import { randomUUID } from 'node:crypto';

const READERS = 6;
export const WRITERS = 4;
const PAGES = ['/', '/reservations', '/api/restaurant', '/api/blog-posts'];
const DAY_MS = 86_400_000;

/** Guests who read pages and ask for tables, one call after the other, until they are stopped. */
export function startLoad(url) {
  const reads = { calls: 0, failures: [] };
  const writes = { calls: 0, failures: [] };
  let isOver = false;
  const repeat = async (one) => {
    while (!isOver) await one();
  };
  const read = () => note(reads, { of: 200 }, () => fetch(url + PAGES[reads.calls % PAGES.length]));
  const write = async () => {
    const key = randomUUID();
    await note(writes, { of: 201, key }, () => askForTable(url, key));
  };
  const guests = [...Array(READERS).fill(read), ...Array(WRITERS).fill(write)].map(repeat);

  return {
    calls: () => reads.calls + writes.calls,
    async stop() {
      isOver = true;
      await Promise.all(guests);
      return { reads, writes };
    },
  };
}

export function askForTable(url, key, customerEmail = `${key}@guests.example`) {
  const preferredDate = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  return fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      customerName: 'A guest',
      customerEmail,
      partySize: '2',
      preferredDate,
      preferredTime: '11:00 AM',
    }),
  });
}

async function note(tally, { of, key }, call) {
  tally.calls += 1;
  try {
    const answer = await call();
    await answer.arrayBuffer();
    if (answer.status !== of) tally.failures.push({ key, what: `answered ${answer.status}` });
  } catch (error) {
    tally.failures.push({ key, what: error.cause?.code ?? error.message });
  }
}
