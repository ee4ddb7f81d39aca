import autocannon from 'autocannon';
import { BOARD, changeRequests, CHANGES, insertRequest } from '../bench/calls.mjs';
import { cpuSeconds } from '../bench/processes.mjs';
import { Server } from '../bench/server.mjs';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
/** Mix of a busy day: about one in two hundred polls finds a change. */
const TURN = { poll: 200, counts: 20, day: 10, page: 8 };
const MIX = `${TURN.poll} polls, ${TURN.counts} counts, ${TURN.day} days of service, ${TURN.page} first pages of the website, a note or a guest's request with a key`;

/**
 * A busy restaurant: connections alternate between a tablet, a guest's browser, and so on.
 * @returns calls per second, their durations in ms, and the CPU time per call in µs
 */
export async function busyRestaurant({ url, folder, count, postmaster, seconds, settings = {} }) {
  const servers = [];
  try {
    for (let n = 0; n < count; n++)
      servers.push(await Server.start(url, ['web'], { DATA_DIR: `${folder}/web-${n}`, ...settings }));
    await load(servers, WARM_UP_SECONDS);
    const pids = servers.flatMap((server) => server.pids);
    const before = { node: cpuSeconds(pids), postgres: cpuSeconds([], postmaster) };
    const results = await load(servers, seconds);
    const after = { node: cpuSeconds(pids), postgres: cpuSeconds([], postmaster) };
    const calls = results.reduce((sum, { requests }) => sum + requests.total, 0);
    const worst = (key) => Math.max(...results.map(({ latency }) => latency[key]));
    return {
      rate: calls / seconds,
      p50: worst('p50'),
      p97: worst('p97_5'),
      node: ((after.node - before.node) / calls) * 1e6,
      postgres: ((after.postgres - before.postgres) / calls) * 1e6,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

busyRestaurant.mix = MIX;

const FIGURES = [
  '/api/admin/analytics/reservations?days=90',
  '/api/admin/trends',
  '/api/email-history/summary?days=90',
  '/api/email-history?limit=25',
];

/** Owners who view their analytics, four at a time. @returns calls per second, and the CPU time per call of each server in µs */
export async function figures({ url, folder, postmaster, replica, seconds, settings }) {
  const server = await Server.start(url, ['web'], { DATA_DIR: `${folder}/figures`, ...settings });
  try {
    const cookie = server.cookies.admin;
    const requests = FIGURES.map((path) => ({ method: 'GET', path, headers: { cookie } }));
    const load = (duration) => autocannon({ url: server.url, connections: 4, duration, requests });
    await load(WARM_UP_SECONDS);
    const before = { primary: cpuSeconds([], postmaster), other: cpuSeconds([], replica) };
    const { requests: sent, non2xx } = await load(seconds);
    const after = { primary: cpuSeconds([], postmaster), other: cpuSeconds([], replica) };
    if (non2xx > 0) throw new Error(`${non2xx} looks at figures failed.`);
    const costs = (key) => ((after[key] - before[key]) / sent.total) * 1e6;
    return { rate: sent.total / seconds, primary: costs('primary'), other: costs('other') };
  } finally {
    await server.kill();
  }
}

async function load(servers, duration) {
  const results = await Promise.all(
    servers.map(async (server) =>
      autocannon({
        url: server.url,
        connections: CONNECTIONS / servers.length,
        duration,
        requests: await turnOf(server),
      }),
    ),
  );
  for (const { statusCodeStats, errors, non2xx } of results) {
    const wrong = Object.keys(statusCodeStats).filter((status) => !['200', '201', '304'].includes(status));
    if (wrong.length > 0 || errors > 0) {
      throw new Error(`Answers ${JSON.stringify(statusCodeStats)}, ${errors} errors, ${non2xx} refused.`);
    }
  }
  return results;
}

async function turnOf(server) {
  const cookie = server.cookies.staff;
  const read = (path) => ({ method: 'GET', path, headers: { cookie } });
  const notes = await changeRequests(server, CHANGES.notes, 200);
  let turn = 0;
  const poll = {
    ...read(BOARD),
    setupRequest: (request, { etag = '' }) => ({ ...request, headers: { cookie, 'if-none-match': etag } }),
    onResponse: (_status, _body, context, headers) => (context.etag = headers.etag ?? headers.ETag ?? context.etag),
  };
  const change = {
    setupRequest: (request) => ({
      ...request,
      ...(turn++ % 2 === 0 ? insertRequest() : notes[turn % notes.length]),
    }),
  };
  const times = (count, request) => Array.from({ length: count }, () => request);
  return [
    ...times(TURN.poll / 2, poll),
    ...times(TURN.counts, read(`${BOARD}/summary`)),
    change,
    ...times(TURN.poll / 2, poll),
    ...times(TURN.day, read('/api/staff/service')),
    ...times(TURN.page, { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }),
  ];
}
