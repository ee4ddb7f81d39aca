import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS, median } from '../load.mjs';

/** What is promised to the owner. */
const MAX_SECONDS = 60;
const LOOK_EVERY_MS = 50;
const JSON_BODY = { 'content-type': 'application/json' };

/** Time until a published price is where guests and programs read it, while callers read the home page. */
export async function menuChange(stage, { rounds }) {
  const server = await stage.server('all');
  return server.awake(async () => {
    const token = await createToken(server);
    const places = placesOf(server, token);
    const times = new Map(Object.keys(places).map((name) => [name, []]));
    const readers = autocannon({ url: server.url, connections: CONNECTIONS, duration: rounds * MAX_SECONDS });
    try {
      for (let round = 0; round < rounds; round += 1) {
        const price = `$${40 + round}.25`;
        const published = performance.now();
        await publish(server, price);
        const seen = Object.entries(places).map(async ([name, read]) => {
          times.get(name).push(await secondsUntil(published, async () => (await read()).includes(price)));
        });
        await Promise.all(seen);
      }
    } finally {
      readers.stop();
    }
    return [...times].map(([name, seconds]) => rowOf(name, seconds));
  });
}

function rowOf(place, seconds) {
  const slowest = Math.max(...seconds);
  return {
    what: `a published price ${place}`,
    measured: `with ${CONNECTIONS} readers of the home page, median (slowest)`,
    figure: `${median(seconds).toFixed(1)} (${slowest.toFixed(1)}) s`,
    aim: `≤ ${MAX_SECONDS} s`,
    isMet: slowest <= MAX_SECONDS,
  };
}

const mcpCall = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_menu', arguments: {} },
});

/** The home page also has it for search engines and the chat. */
const placesOf = ({ url }, token) => ({
  'on the home page': () => textOf(`${url}/`),
  'in /llms.txt': () => textOf(`${url}/llms.txt`),
  'in /api/v1/menu': () => textOf(`${url}/api/v1/menu`, { headers: { authorization: `Bearer ${token}` } }),
  'for assistants (MCP)': () =>
    textOf(`${url}/api/mcp`, {
      method: 'POST',
      headers: { ...JSON_BODY, accept: 'application/json, text/event-stream' },
      body: mcpCall,
    }),
});

async function secondsUntil(since, isThere) {
  while (performance.now() - since < MAX_SECONDS * 2_000) {
    if (await isThere()) break;
    await sleep(LOOK_EVERY_MS);
  }
  return (performance.now() - since) / 1_000;
}

/** Changes the price of the first dish. */
async function publish(server, price) {
  const address = `${server.url}/api/manager/menu`;
  const headers = { ...JSON_BODY, cookie: server.cookies.admin, 'x-acting-as': 'admin' };
  const { menu, version } = JSON.parse(await textOf(address, { headers }));
  const [first, ...sections] = menu.sections;
  const [dish, ...dishes] = first.dishes;
  const changed = { ...menu, sections: [{ ...first, dishes: [{ ...dish, price }, ...dishes] }, ...sections] };
  await textOf(address, { method: 'PUT', headers, body: JSON.stringify({ ...changed, seen: version }) });
}

async function createToken(server) {
  const answer = await textOf(`${server.url}/api/admin/tokens`, {
    method: 'POST',
    headers: { ...JSON_BODY, cookie: server.cookies.admin, 'x-acting-as': 'admin' },
    body: JSON.stringify({ name: 'Bench', scopes: ['menu:read'] }),
  });
  return JSON.parse(answer).token;
}

async function textOf(address, options) {
  const answer = await fetch(address, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}
