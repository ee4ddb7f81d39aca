import autocannon from 'autocannon';
import { createServer } from 'node:http';
import { insertsOf } from '../calls.mjs';
import { query } from '../cluster.mjs';
import { median } from '../load.mjs';
import { until } from '../mail/campaign.mjs';

/** More requests than ten bistros get. */
const A_SECOND = 20;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const HEALTHY = (_, response) => response.writeHead(204).end();
const RECEIVERS = [
  ...Array.from({ length: 5 }, () => HEALTHY),
  () => undefined,
  () => undefined,
  (_, response) => response.writeHead(500).end(),
  (_, response) => response.writeHead(429, { 'Retry-After': '5' }).end(),
  (_, response) => response.writeHead(503).end(),
];

/** Latency for guests and their emails with ten webhooks for each request, half of which misbehave, compared with none. */
export async function webhooks(stage, { seconds, rounds }) {
  const server = await stage.server('webhooks', { WEBHOOKS_TO_THIS_MACHINE: 'on' });
  const receivers = await Promise.all(RECEIVERS.map(listening));
  const waits = { without: [], with: [] };
  const mails = { without: [], with: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const which of ['without', 'with']) {
        await query(server.databaseUrl, 'delete from webhook_endpoints');
        // The number of acknowledgments per hour is limited.
        await query(server.databaseUrl, 'delete from outgoing_mails');
        if (which === 'with') await subscribe(server.databaseUrl, receivers);
        const [wait, mail] = await server.awake(async () => {
          const since = new Date();
          return [await waitOf(server, seconds), await mailWait(server, since)];
        });
        if (round === 0) continue;
        waits[which].push(wait);
        mails[which].push(mail);
      }
    }
  } finally {
    for (const { program } of receivers) {
      program.closeAllConnections();
      program.close();
    }
  }
  return [
    figure(`a request with ten webhooks, ${A_SECOND} a second`, waits),
    figure('its mails, from being made to having left', mails),
  ];
}

function figure(what, waits) {
  const without = median(waits.without);
  const beside = median(waits.with);
  return {
    what,
    measured: `95 of 100 within ${beside.toFixed(0)} ms, without webhooks ${without.toFixed(0)} ms`,
    figure: `× ${(beside / without).toFixed(2)}`,
  };
}

async function listening(answer) {
  const program = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise((ready) => program.listen(0, '127.0.0.1', ready));
  return { program, url: `http://127.0.0.1:${program.address().port}/` };
}

async function subscribe(databaseUrl, receivers) {
  for (const { url } of receivers) {
    await query(
      databaseUrl,
      `with endpoint as (
         insert into webhook_endpoints (id, url, types, with_guest_data, is_active, api_version, created_by, created_at)
         values (gen_random_uuid(), $1, '{*}', false, true, '2026-11-23', 'bench', now()) returning id)
       insert into webhook_secrets (endpoint_id, secret) select id, $2 from endpoint`,
      [url, SECRET],
    );
  }
}

/** In milliseconds, of 95 in a hundred. */
async function waitOf(server, duration) {
  const { expected, ...load } = insertsOf(server);
  const { latency, statusCodeStats } = await autocannon({ connections: 8, overallRate: A_SECOND, ...load, duration });
  if (Object.keys(statusCodeStats).some((status) => Number(status) !== expected)) {
    throw new Error(`Expected ${expected} alone, got ${JSON.stringify(statusCodeStats)}.`);
  }
  return latency.p95 ?? latency.p97_5;
}

/** The same for emails created since then, once all of them have been sent. */
async function mailWait({ databaseUrl }, since) {
  const made = `from pgboss.job where name = 'mail' and created_on >= $1`;
  await until(databaseUrl, 'not exists (select from waiting_events)', []);
  await until(
    databaseUrl,
    `not exists (select from pgboss.job where created_on >= $1 and state < 'completed'
    and (name = 'mail' or name like 'listener/%'))`,
    [since],
  );
  const { rows } = await query(
    databaseUrl,
    `select percentile_cont(0.95) within group (order by extract(epoch from completed_on - created_on) * 1000)::float8 as ms
     ${made} and state = 'completed'`,
    [since],
  );
  return rows[0].ms;
}
