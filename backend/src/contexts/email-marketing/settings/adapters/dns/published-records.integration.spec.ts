import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

const PATH = '/api/admin/email-settings/dns/published';
/** TXT records by name; null for names about which the server says nothing. */
const RECORDS = new Map<string, readonly string[] | null>([
  ['bistro.example', ['some-proof=1', 'v=spf1 mx ~all']],
  ['_dmarc.bistro.example', ['v=DMARC1; p=none; rua=mailto:x@bistro.example', 'v=DMARC1; p=reject']],
  ['slow._domainkey.bistro.example', null],
]);
const queries: string[] = [];

/** Answers one question about TXT records (RFC 1035). */
function answerTo(query: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString());
    at += length + 1;
  }
  const name = labels.join('.');
  queries.push(name);
  const texts = RECORDS.get(name);
  if (texts === null) return null;
  const answers = (texts ?? []).map((text) => {
    const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
    return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]), data]);
  });
  const flags = [0x81, texts ? 0x80 : 0x83];
  const header = [...query.subarray(0, 2), ...flags, 0, 1, 0, answers.length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(header), query.subarray(12, at + 5), ...answers]);
}

let server: Socket;
let app: TestApp;
beforeAll(async () => {
  server = createSocket('udp4', (query, { port, address }) => {
    const answer = answerTo(query);
    if (answer) server.send(answer, port, address);
  }).bind(0, '127.0.0.1');
  await once(server, 'listening');
  app = await startTestApp({ JOBS: 'off', DNS_SERVERS: `127.0.0.1:${String(server.address().port)}` });
});
afterAll(async () => {
  server.close();
  await app.stop();
});

const lookUp = async (query = '') => (await app.as('admin').get(`${PATH}${query}`).expect(200)).body as object[];

it('shows what the DNS says of the sender, and what is wrong with it', async () => {
  expect(await lookUp()).toEqual([
    { purpose: 'spf', host: 'bistro.example', state: 'found', value: 'v=spf1 mx ~all', findings: [] },
    { purpose: 'dkim', host: 'mail._domainkey.bistro.example', state: 'missing', value: null, findings: [] },
    expect.objectContaining({
      state: 'found',
      findings: expect.arrayContaining([{ kind: 'error', message: 'There are 2 such records. Keep one.' }]),
    }),
  ]);
});

it('asks the DNS once for several looks', async () => {
  await lookUp();
  const before = queries.length;
  await lookUp();
  expect(queries).toHaveLength(before);
});

it('says when the DNS gives no answer, and refuses what is no selector', async () => {
  expect((await lookUp('?selector=slow'))[1]).toMatchObject({ state: 'unknown', value: null });
  await app.as('admin').get(`${PATH}?selector=a%20b`).expect(400);
});
