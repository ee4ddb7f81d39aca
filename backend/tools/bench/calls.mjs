/** The calls that are measured, as autocannon and fetch take them. */
import { randomBytes, randomInt } from 'node:crypto';
import { query } from './cluster.mjs';
import { CONNECTIONS } from './load.mjs';

export const BOARD = '/api/staff/reservations';
const JSON_BODY = { 'content-type': 'application/json' };

/** There and back again. */
export const CHANGES = {
  notes: [{ adminNotes: 'A seat by the window' }, { adminNotes: 'A seat by the fountain' }],
  decision: [
    { status: 'confirmed', expectedStatus: 'pending' },
    { status: 'pending', expectedStatus: 'confirmed' },
  ],
};

export const readOf = ({ url, cookies }, path, role = 'staff') => ({
  url: url + path,
  headers: { cookie: cookies[role] ?? '' },
  expected: 200,
});

export async function pollOf(server) {
  const list = readOf(server, BOARD);
  const answer = await fetch(list.url, list);
  await answer.arrayBuffer();
  return { ...list, headers: { ...list.headers, 'if-none-match': answer.headers.get('etag') }, expected: 304 };
}

export async function secondPageOf(server, path = BOARD, role = 'staff') {
  const { url, headers } = readOf(server, path, role);
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const [, next] = /<([^>]+)>;\s*rel="?next/.exec(answer.headers.get('link') ?? '') ?? [];
  if (!next) throw new Error(`${path} has no second page.`);
  return readOf(server, new URL(next, url).href.slice(server.url.length), role);
}

/** Each connection changes requests of its own. */
export async function changesOf(server, bodies) {
  const requests = await changeRequests(server, bodies, CONNECTIONS * 4);
  const share = requests.length / CONNECTIONS;
  let turn = 0;
  const setupClient = (client) => {
    client.setRequests(requests.slice(turn * share, (turn + 1) * share));
    turn = (turn + 1) % CONNECTIONS;
  };
  return { url: server.url, expected: 200, setupClient };
}

/** Position up to which each server's pending requests were used, so that calls still running from before do not collide with new ones. */
const handedOut = new Map();

/** Applies each of the bodies to each of some pending requests. */
export async function changeRequests({ databaseUrl, cookies }, bodies, count) {
  const { rows } = await query(
    databaseUrl,
    `select id, created_at from reservation_requests where status = 'pending' and created_at > $1
     order by created_at limit ${count}`,
    [handedOut.get(databaseUrl) ?? '-infinity'],
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} of ${count} pending requests are left.`);
  handedOut.set(databaseUrl, rows.at(-1).created_at);
  return rows.flatMap(({ id }) =>
    bodies.map((body) => ({
      method: 'PATCH',
      path: `${BOARD}/${id}`,
      headers: { ...JSON_BODY, cookie: cookies.staff ?? '' },
      body: JSON.stringify(body),
    })),
  );
}

export function insertsOf({ url }) {
  const setupRequest = (request) => ({ ...request, ...insertRequest() });
  return { url, expected: 201, requests: [{ setupRequest }] };
}

/** As the website sends it: with a key, from guests who all have addresses of their own. */
export function insertRequest() {
  const guest = randomBytes(8).toString('hex');
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  return {
    method: 'POST',
    path: '/api/reservations',
    headers: { ...JSON_BODY, 'idempotency-key': guest, 'x-forwarded-for': address },
    body: JSON.stringify({
      customerName: 'A guest',
      customerEmail: `${guest}@mail.example`,
      partySize: '2',
      preferredDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      preferredTime: '11:00 AM',
    }),
  };
}
