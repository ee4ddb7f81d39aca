/**
 * A point of sale: reads the menu, requests a table for a walk-in guest, and confirms it.
 *
 *   COURTYARD=https://bistro.example TOKEN=cty_… node till.mjs "Ana Vale" 2026-12-05 12:30 4
 *
 * The token needs menu:read and reservations:write.
 */
import { randomUUID } from 'node:crypto';

const { COURTYARD, TOKEN } = process.env;
const [name, date, time, people] = process.argv.slice(2);

async function call(method, path, body, headers = {}) {
  const answer = await fetch(`${COURTYARD}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const content = await answer.json();
  // Errors are application/problem+json: `detail` is a sentence for a person, `errors` names the fields.
  if (!answer.ok) throw Object.assign(new Error(content.detail), { status: answer.status, content });
  return content;
}

/** Every retry sends the same key, so there is only one table. */
async function askForTable(reservation) {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    try {
      return await call('POST', 'reservations', reservation, { 'idempotency-key': key });
    } catch (error) {
      const isFinal = error.status >= 400 && error.status < 500 && error.status !== 409 && error.status !== 429;
      if (isFinal || tries === 5) throw error;
      await new Promise((again) => setTimeout(again, 2 ** tries * 250));
    }
  }
}

/** Names the version it has seen, since someone else may have been faster. */
async function confirm({ id, version }) {
  try {
    return await call('POST', `reservations/${id}/decision`, { decision: 'confirm', expectedVersion: version });
  } catch (error) {
    if (error.status !== 409 || !error.content.current) throw error;
    return error.content.current;
  }
}

const menu = await call('GET', 'menu');
console.log(`${menu.groups.length} groups of dishes`);
const requested = await askForTable({ guest: { name }, date, time, partySize: Number(people) });
const table = await confirm(requested);
console.log(`${table.status}: ${name}, ${table.partySize} at ${table.time} on ${table.date} (${table.id})`);
