import { eventually } from '../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aTableRequest } from '../../testing/a-table-request.js';
import { WebhooksService } from '../../domain/webhooks.service.js';
import { Receiver } from '../../testing/receiver.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_THIS_MACHINE: 'on' });
});
afterAll(() => app.stop());

let receivers: Receiver[] = [];
afterEach(async () => {
  await Promise.all(receivers.map((one) => one.close()));
  receivers = [];
  app.clock.set(new Date().toISOString());
  await app.database.query('delete from webhook_endpoints');
});

interface Endpoint extends Receiver {
  readonly id: string;
}

async function endpoint(answer?: Receiver['answer']): Promise<Endpoint> {
  const receiver = await Receiver.start();
  receivers.push(receiver);
  if (answer) receiver.answer = answer;
  const sent = app.as('admin').post('/api/admin/webhooks');
  const { body } = await sent.send({ url: receiver.url, types: ['reservation.requested'] }).expect(201);
  return Object.assign(receiver, { id: (body as { id: string }).id });
}

async function requests(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { body } = await app.anonymous().post('/api/reservations').send(aTableRequest()).expect(201);
    ids.push((body as { id: string }).id);
  }
  return ids;
}

const respondGone: Receiver['answer'] = (_, response) => response.writeHead(410).end();

const channelsFor = ({ bodies }: Receiver) => [...new Set(bodies.map(({ data }) => data['id'] as string))].toSorted();

type State = Readonly<Record<'state' | 'attempts' | 'answer' | 'rests' | 'failures', unknown>>;
const statesOf = ({ id }: Endpoint) =>
  app.database.query<State[]>(
    `select state, attempts, last_answer as answer, rests_until is not null as rests, failures
     from webhook_deliveries join webhook_secrets using (endpoint_id) where endpoint_id = $1 order by created_at`,
    [id],
  );

it('brings all to who takes it, while others hang, fail, are busy or gone', async () => {
  const healthy = [await endpoint(), await endpoint(), await endpoint()];
  const hanging = await endpoint(() => undefined);
  const failing = await endpoint((_, response) => response.writeHead(500).end());
  const busy = await endpoint((_, response) => response.writeHead(429, { 'Retry-After': '120' }).end());
  const removedEndpoint = await endpoint((_, response) => response.writeHead(410).end());
  // More than one endpoint may have in flight.
  const reported = await requests(60);
  for (const one of healthy) await eventually(() => expect(channelsFor(one)).toEqual(reported.toSorted()));
  expect(hanging.received.length).toBeLessThanOrEqual(40);
  await eventually(async () => expect((await statesOf(failing)).some(({ attempts }) => attempts === 1)).toBe(true));
  await eventually(async () => expect(await statesOf(busy)).toContainEqual(expect.objectContaining({ rests: true })));
  await eventually(async () => {
    const { body } = await app.as('admin').get(`/api/admin/webhooks/${removedEndpoint.id}`).expect(200);
    expect(body).toMatchObject({ isActive: false });
  });
});

it('turns off and pauses the endpoints of a batch although one of them was deleted', async () => {
  const service = app.nest.get(WebhooksService, { strict: false });
  const deleted: string[] = [];
  const switchOff = jest.spyOn(service, 'switchOff').mockImplementation(async (id, reason) => {
    if (deleted.length === 0) {
      deleted.push(id);
      await app.database.query('delete from webhook_endpoints where id = $1', [id]);
    }
    await WebhooksService.prototype.switchOff.call(service, id, reason);
  });
  const removedEndpoint = [await endpoint(respondGone), await endpoint(respondGone)];
  await requests(1);
  await eventually(async () => {
    const left = removedEndpoint.filter(({ id }) => !deleted.includes(id));
    expect(left).toHaveLength(1);
    const { body } = await app
      .as('admin')
      .get(`/api/admin/webhooks/${left[0]?.id ?? ''}`)
      .expect(200);
    expect(body).toMatchObject({ isActive: false });
  });
  switchOff.mockRestore();
});

it('resends the deliveries of a killed process under the same id once their lease has expired', async () => {
  const receiver = await endpoint();
  const [requestId] = await requests(1);
  await eventually(() => expect(channelsFor(receiver)).toEqual([requestId]));
  await eventually(async () => expect(await statesOf(receiver)).toMatchObject([{ state: 'delivered' }]));
  const [first] = receiver.ids;
  // The state after a process was killed between the receiver's response and recording it.
  await app.database.query(
    `update webhook_deliveries set state = 'waiting', next_attempt_at = $2 where endpoint_id = $1`,
    [receiver.id, new Date(app.clock.now().getTime() + 60_000)],
  );
  app.clock.advance({ seconds: 61 });
  await eventually(() => expect(receiver.ids).toEqual([first, first]));
});

it('is shared by processes: each delivery is taken by one of them', async () => {
  const receiver = await endpoint();
  const second = await app.beside();
  try {
    const reported = await requests(30);
    await eventually(() => expect(channelsFor(receiver)).toEqual(reported.toSorted()));
    await eventually(async () =>
      expect((await statesOf(receiver)).every(({ state }) => state === 'delivered')).toBe(true),
    );
    expect(receiver.received).toHaveLength(reported.length);
  } finally {
    await second.close();
  }
});

it.each([
  ['forgotten with the guest', `update events set payload = '{"forgotten": true}' where subject_id = $1`],
  ['kept no longer', 'delete from events where subject_id = $1'],
])('gives up immediately on a delivery that is %s: sends no sample and does not blame the endpoint', async (_, sql) => {
  const receiver = await endpoint((_request, response) => response.writeHead(503).end());
  const [requestId] = await requests(1);
  await eventually(async () => expect(await statesOf(receiver)).toMatchObject([{ attempts: 1, answer: '' }]));
  await app.database.query(sql, [requestId]);
  app.clock.advance({ seconds: 10 });
  await eventually(async () => {
    expect(await statesOf(receiver)).toMatchObject([
      { state: 'failed', answer: 'Its content is no longer stored.', failures: 1 },
    ]);
  });
  expect(receiver.received).toHaveLength(1);
});
