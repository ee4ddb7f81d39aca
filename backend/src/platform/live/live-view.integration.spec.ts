import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { type Role, ROLES } from '../../kernel/actor.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { eventually } from '../testing/eventually.js';
import { DEMO, type TestApp } from '../testing/test-app.js';

let app: TestApp;
let other: NestExpressApplication;
/** Sessions are valid in every process on the database. */
const cookies = new Map<Role, string>();
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  other = await app.beside();
  for (const role of ROLES) cookies.set(role, await signIn(role));
});
afterAll(async () => {
  await other.close();
  await app.stop();
});

interface Dashboard {
  /** Names of changes, in order of arrival. */
  readonly heard: string[];
  readonly ended: Promise<void>;
}

const originOf = (process: NestExpressApplication) =>
  `http://127.0.0.1:${String((process.getHttpServer().address() as AddressInfo).port)}`;

async function signIn(role: Role, email: string = DEMO[role], password: string = DEMO.password): Promise<string> {
  const { headers } = await fetch(`${originOf(app.nest)}/api/${role}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Opens a stream as a dashboard of that role would, in that process. */
async function open(role: Role, process: NestExpressApplication, cookie = cookies.get(role)): Promise<Dashboard> {
  const headers = { cookie: cookie ?? '' };
  const stream = await fetch(`${originOf(process)}/api/${role}/live`, { headers });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const heard: string[] = [];
  return { heard, ended: read(stream, heard) };
}

async function read({ body }: Response, heard: string[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^event: changed\ndata: (.*)$/m.exec(event) ?? [];
      if (data) heard.push(...(JSON.parse(data) as string[]));
    }
  }
}

const request = () => app.anonymous().post('/api/reservations').send(aReservationRequest()).expect(201);

it('receives in every process what was changed through one of them', async () => {
  const dashboards = await Promise.all([open('staff', app.nest), open('staff', other), open('admin', other)]);
  await request();
  await app.runJobs();
  for (const { heard } of dashboards) {
    await eventually(() => {
      expect(heard).toEqual(['reservations']);
    });
  }
});

it('receives nothing that its role may not see', async () => {
  const manager = await open('manager', other);
  const staff = await open('staff', other);
  await request();
  await app.runJobs();
  await eventually(() => {
    expect(staff.heard).toEqual(['reservations']);
  });
  expect(manager.heard).toEqual([]);
});

it('receives nothing that was rolled back', async () => {
  const staff = await open('staff', other);
  await app
    .anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ preferredDate: 'never' }))
    .expect(400);
  await app.runJobs();
  await request();
  await app.runJobs();
  await eventually(() => {
    expect(staff.heard).toEqual(['reservations']);
  });
});

it('is to look at everything again when the process may have missed something', async () => {
  const dashboards = [await open('staff', app.nest), await open('manager', other)];
  await app.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'courtyard jobs'`,
  );
  for (const { heard } of dashboards) {
    await eventually(() => {
      expect(heard).toEqual(['*']);
    });
  }
  await request();
  await app.runJobs();
  await eventually(() => {
    expect(dashboards[0]?.heard).toEqual(['*', 'reservations']);
  });
});

it('announces a message to every dashboard of its recipient and to no others', async () => {
  const owners = [await open('admin', app.nest), await open('admin', other)];
  const others = [await open('staff', other), await open('manager', other)];
  const letter = { receiverId: 'admin', receiverType: 'admin', subject: 'Soup', content: 'It is out' };
  await app.as('staff').post('/api/messages').send(letter).expect(201);
  await request();
  await app.runJobs();
  for (const { heard } of owners) {
    await eventually(() => {
      expect(heard.toSorted()).toEqual(['messages:admin', 'reservations']);
    });
  }
  await eventually(() => {
    expect(others.map(({ heard }) => heard)).toEqual([['reservations'], []]);
  });
});

it('ends in every process when its account is deactivated', async () => {
  const email = 'leaving@home.example';
  const password = 'quiet-otter';
  const { body } = await app.as('admin').post('/api/admin/staff').send({ name: 'Lea', email, password }).expect(201);
  const { id } = (body as { staff: { id: string } }).staff;
  await app.database.query('update staff set must_choose_password = false where id = $1', [id]);
  await app.runJobs();
  const cookie = await signIn('staff', email, password);
  const leaving = await open('staff', other, cookie);
  const staying = await open('staff', other);
  await app.as('admin').patch(`/api/admin/staff/${id}/status`).send({ isActive: false }).expect(200);
  await app.runJobs();
  await leaving.ended;
  expect(leaving.heard).toContain(`session:${id}`);
  expect(staying.heard).toEqual(['staff']);
});

it('ends in every process when its browser signs out, and no other browser’s', async () => {
  const cookie = await signIn('manager');
  const leaving = await open('manager', other, cookie);
  const staying = await open('manager', other);
  await fetch(`${originOf(app.nest)}/api/manager/logout`, { method: 'POST', headers: { cookie } });
  await app.runJobs();
  await leaving.ended;
  const hasEnded = await Promise.race([staying.ended.then(() => true), Promise.resolve(false)]);
  expect(hasEnded).toBe(false);
});

it('does not block a process from exiting', async () => {
  const process = await app.beside();
  const dashboards = [await open('staff', process), await open('admin', process)];
  await process.close();
  await Promise.all(dashboards.map(({ ended }) => ended));
});
