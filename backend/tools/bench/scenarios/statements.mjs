import { BOARD, CHANGES, changeRequests, insertRequest, pollOf, readOf, secondPageOf } from '../calls.mjs';

const CALLS = 40;

const repeated = (load) => Array.from({ length: CALLS }, () => load);
const MEASURED = {
  list: { requests: async (server) => repeated(readOf(server, BOARD)) },
  '304 poll': { requests: async (server) => repeated(await pollOf(server)) },
  'second page': { requests: async (server) => repeated(await secondPageOf(server)) },
  'notes change': { requests: (server) => changeRequests(server, CHANGES.notes, CALLS / 2), max: 3 },
  'confirm and reopen': { requests: (server) => changeRequests(server, CHANGES.decision, CALLS / 2), max: 3 },
  'insert with key': { requests: async () => Array.from({ length: CALLS }, insertRequest), max: 3 },
};

/** What PostgreSQL is asked for a call, as it counts itself; what a server asks now and then is left out. */
export async function statements(stage) {
  const server = await stage.server('small');
  const results = [];
  for (const [what, { requests, max }] of Object.entries(MEASURED)) {
    const found = await server.awake(async () => {
      const calls = await requests(server);
      return stage.cluster.statementsDuring(server.databaseUrl, async () => {
        for (const call of calls) await send(server, call);
      });
    });
    const regular = found.filter(({ calls }) => calls >= CALLS / 4);
    for (const { query, calls } of regular)
      console.log(`  ${calls / CALLS}  ${query.replaceAll(/\s+/g, ' ').slice(0, 110)}`);
    const count = regular.reduce((sum, { calls }) => sum + calls, 0) / CALLS;
    results.push({
      what: `statements: ${what}`,
      measured: `pg_stat_statements over ${CALLS} calls`,
      figure: count.toFixed(1),
      ...(max && { aim: `≤ ${max}`, isMet: count <= max }),
    });
  }
  return results;
}

async function send(server, { url, path, ...call }) {
  const answer = await fetch(url ?? server.url + path, call);
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}.`);
}
