/**
 * A kitchen display: shows today's tables, receives changes by webhook, and catches up on events it missed while it was off.
 *
 *   COURTYARD=https://bistro.example TOKEN=cty_… OWN_URL=https://display.example/hooks PORT=8088 node kitchen-display.mjs
 *
 * The token needs reservations:read, events:read and webhooks:manage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hasValidSignature } from './verify.mjs';

const { COURTYARD, TOKEN, OWN_URL, PORT = '8088', STATE = 'kitchen-display.json' } = process.env;

/** Stored across restarts: the webhook and its secret, the last event, and the tables by id. */
let state = { webhook: null, lastEvent: null, tables: {} };
try {
  state = JSON.parse(readFileSync(STATE, 'utf8'));
} catch {
  // First start.
}
const keep = () => writeFileSync(STATE, JSON.stringify(state));

async function call(method, path, body) {
  const answer = await fetch(`${COURTYARD}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Webhooks may arrive twice and in any order, so older versions are ignored. */
function take({ data }) {
  const known = state.tables[data.id];
  if (known && known.version >= data.version) return;
  state.tables[data.id] = data;
  keep();
}

/** Reads all events since the last one that was read in order, page by page. */
async function catchUp() {
  for (;;) {
    const after = state.lastEvent ? `&after=${state.lastEvent}` : '';
    const events = await call('GET', `events?limit=500${after}`);
    for (const event of events) {
      if (event.data.id) take(event);
      state.lastEvent = event.id;
    }
    keep();
    if (events.length < 500) return;
  }
}

async function subscribe() {
  if (state.webhook) return;
  const { id, secret } = await call('POST', 'webhooks', { url: OWN_URL, types: ['*'], description: 'Kitchen display' });
  state.webhook = { id, secret };
  keep();
}

const EXPECTED = ['confirmed'];
function page() {
  const tables = Object.values(state.tables).filter(({ status }) => EXPECTED.includes(status));
  tables.sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
  return tables
    .map(({ date, time, partySize, orMore }) => `${date} ${time}  ${partySize}${orMore ? '+' : ''}`)
    .join('\n');
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`${page()}\n`);
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (!state.webhook || !hasValidSignature(state.webhook.secret, request.headers, body)) {
      response.writeHead(401).end();
      return;
    }
    take(JSON.parse(body));
    response.writeHead(204).end();
  });
});
server.listen(Number(PORT), '127.0.0.1', async () => {
  await subscribe();
  await catchUp();
  console.log(`The display shows ${Object.keys(state.tables).length} tables at http://127.0.0.1:${PORT}`);
});
