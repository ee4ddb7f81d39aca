import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

let app: TestApp;
const REVISION = '2026-07-28';
const assistant = new McpClient(
  { name: 'an assistant', version: '1.0.0' },
  { versionNegotiation: { mode: { pin: REVISION } } },
);
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await assistant.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', await app.url())));
});
afterAll(async () => {
  await assistant.close();
  await app.stop();
});

const call = async (name: string, args: Record<string, unknown> = {}) => assistant.callTool({ name, arguments: args });

interface Day {
  readonly date: string;
  readonly isSpecial: boolean;
}

/** With the hours of the week. */
async function aTuesday(): Promise<string> {
  const { structuredContent } = await call('get_hours', { days: 31 });
  const [, day] = (structuredContent as { days: Day[] }).days.filter(
    ({ date, isSpecial }) => !isSpecial && new Date(date).getUTCDay() === 2,
  );
  if (!day) throw new Error('No Tuesday with the usual hours.');
  return day.date;
}

it('describes its tools to assistants, and marks them as read-only', async () => {
  expect(assistant.getInstructions()).toContain('never call it booked before that');
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['get_hours', 'get_menu', 'find_free_times', 'prepare_table_request']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it('returns hours and dishes', async () => {
  const from = await aTuesday();
  expect((await call('get_hours', { from, days: 1 })).structuredContent).toMatchObject({
    timeZone: 'America/New_York',
    days: [{ date: from, isClosed: false }],
  });
  const { structuredContent } = await call('get_menu', { suitableFor: ['vegan'], without: ['gluten'] });
  const { groups } = structuredContent as { groups: { items: { name: string; contains?: string[] }[] }[] };
  const dishes = groups.flatMap(({ items }) => items);
  expect(dishes.length).toBeGreaterThan(0);
  expect(dishes.flatMap(({ contains = [] }) => contains)).not.toContain('gluten');
});

it('names no dish with an allergen that must not be in it, in no part of the menu', async () => {
  const { structuredContent } = await call('get_menu', { without: ['sulfites', 'milk'] });
  const text = JSON.stringify(structuredContent);
  expect(text).toContain('Sparkling Water');
  expect(text).not.toMatch(/"contains":\[[^\]]*"(?:sulfites|milk)"/);
});

it('finds times of open hours, and with seats counted those that have room', async () => {
  const date = await aTuesday();
  const found = async (partySize = '2') => (await call('find_free_times', { date, partySize })).structuredContent;
  const open = await found();
  expect(open).toMatchObject({ date, seatsAreCounted: false, times: expect.arrayContaining(['12:00 PM']) as string[] });
  expect(open).not.toMatchObject({ times: expect.arrayContaining(['5:00 PM']) as string[] });

  const figures = [
    { name: 'arrivals', value: 4 },
    { name: 'seats', value: 4 },
  ];
  await app.as('admin').put('/api/admin/house-options/capacity').send({ isOn: true, figures, seen: null }).expect(200);
  await app
    .as('staff')
    .post('/api/staff/reservations')
    .send({ customerName: 'Walter Moss', partySize: '3', preferredDate: date, preferredTime: '12:00 PM' })
    .expect(201);
  expect(await found('1')).toMatchObject({
    seatsAreCounted: true,
    times: expect.arrayContaining(['12:00 PM']) as string[],
  });
  const roomy = await found();
  expect(roomy).not.toMatchObject({ times: expect.arrayContaining(['12:00 PM']) as string[] });
  // They stay for two hours, and two others for one and a half.
  expect(roomy).not.toMatchObject({ times: expect.arrayContaining(['11:00 AM']) as string[] });
  expect(roomy).toMatchObject({ times: expect.arrayContaining(['2:00 PM']) as string[] });

  // The website does not count requests that no one has answered either.
  const request = { customerName: 'Iris Fern', customerEmail: 'iris@guests.example', partySize: '4' };
  const when = { preferredDate: date, preferredTime: '2:00 PM' };
  await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...request, ...when })
    .expect(201);
  expect(await found()).toEqual(roomy);
  const { body } = await app.anonymous().get('/api/reservations/times').query({ preferredDate: date, partySize: '2' });
  const free = (body as { time: string; state: string }[]).filter(({ state }) => ['open', 'few'].includes(state));
  expect(roomy).toMatchObject({ times: free.map(({ time }) => time) });
});

it('prepares a request as a link that holds nothing', async () => {
  const date = await aTuesday();
  const { structuredContent } = await call('prepare_table_request', {
    date,
    time: '12:30 PM',
    partySize: '4',
  });
  const { link } = structuredContent as { link: string };
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/reservations');
  expect(Object.fromEntries(searchParams)).toEqual({
    preferredDate: date,
    preferredTime: '12:30 PM',
    partySize: '4',
  });
});

it('explains invalid arguments', async () => {
  expect(await call('find_free_times', { date: '2020-01-06', partySize: '2' })).toMatchObject({
    isError: true,
    content: [{ text: 'Choose today or a later date.' }],
  });
  const unknown = await call('find_free_times', { date: await aTuesday(), partySize: '2', smoking: true });
  expect(unknown).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('smoking') }] });
});

it.each([
  [
    { time: '12:30', partySize: 4 },
    { preferredTime: '12:30 PM', partySize: '4' },
  ],
  [
    { time: '13:00', partySize: '12' },
    { preferredTime: '1:00 PM', partySize: '10+' },
  ],
  [
    { time: '12:30 PM', partySize: 40 },
    { preferredTime: '12:30 PM', partySize: '10+' },
  ],
])('understands %j', async (request, expected) => {
  const date = await aTuesday();
  const { structuredContent } = await call('prepare_table_request', { date, ...request });
  const { searchParams } = new URL((structuredContent as { link: string }).link);
  expect(Object.fromEntries(searchParams)).toEqual({ preferredDate: date, ...expected });
});

it('answers clients of the revisions before it, which begin with a handshake', async () => {
  const older = new McpClient({ name: 'an older assistant', version: '1.0.0' });
  await older.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', await app.url())));
  const { tools } = await older.listTools();
  expect(tools).toHaveLength(4);
  expect(await older.callTool({ name: 'get_menu', arguments: {} })).toHaveProperty('structuredContent');
  await older.close();
});

describe('a call that names its revision', () => {
  const callWith = (method: string, version: string) =>
    app
      .anonymous()
      .post('/api/mcp')
      .set({ 'MCP-Protocol-Version': version, 'Mcp-Method': method })
      .send({
        jsonrpc: '2.0',
        id: 7,
        method,
        params: {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      });

  it('learns which ones are spoken', async () => {
    const { body } = await callWith('server/discover', REVISION).expect(200);
    expect(body).toMatchObject({ id: 7, result: { resultType: 'complete', supportedVersions: [REVISION] } });
  });

  it('is refused with that list when its own is unknown', async () => {
    const { body } = await callWith('tools/list', '2031-01-01').expect(400);
    expect(body).toMatchObject({ id: 7, error: { data: { requested: '2031-01-01', supported: [REVISION] } } });
  });

  it('gets an error for a method that does not exist', async () => {
    const { body } = await callWith('tools/buy', REVISION).expect(404);
    expect(body).toMatchObject({ id: 7, error: { code: -32_601 } });
  });
});

it.each(['*/*', 'application/json', undefined])('answers a program that accepts %s', async (accept) => {
  const post = app.anonymous().post('/api/mcp');
  if (accept !== undefined) post.set('Accept', accept);
  const { body } = await post.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }).expect(200);
  expect(body).toMatchObject({ id: 1, result: { tools: expect.any(Array) as unknown } });
});

it.each(['buy_table', '__proto__', 'constructor'])('gets an error for the unknown tool %s', async (name) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
  const { body } = await app.anonymous().post('/api/mcp').send(call).expect(200);
  expect(body).toMatchObject({
    id: 1,
    error: { code: -32_602, message: expect.stringContaining(`${name} not found`) },
  });
});

it('takes calls of the protocol alone', async () => {
  await app.anonymous().post('/api/mcp').send({ method: 'tools/list' }).expect(400);
  const { body } = await app
    .anonymous()
    .post('/api/mcp')
    .set('Accept', 'text/html')
    .send({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    .expect(406);
  expect(body).toMatchObject({ detail: expect.stringContaining('text/event-stream') });
  const { headers } = await app.anonymous().get('/api/mcp').expect(405);
  expect(headers.allow).toBe('POST');
});
