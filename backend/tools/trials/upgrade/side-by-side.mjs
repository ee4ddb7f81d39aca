import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Product } from '../product.mjs';
import { builtAt, lastRelease } from './last-release.mjs';

const ROUNDS = 12;
const PASSWORD = 'courtyard-demo';
const DAY_MS = 86_400_000;

/** The program of the last release and this one, each with a process of its own on one database that this one has brought up to date. */
export async function trySideBySide(folder, report, ends) {
  const { version, commit } = lastRelease();
  if (!commit) {
    console.log(`The history here does not reach back to ${version}, so its program was not run on the newer schema.`);
    return;
  }
  const { startEmbeddedPostgres } = await import('../../../dist/embedded-postgres/start-embedded-postgres.js');
  const { query } = await import('../query.mjs');
  const program = await builtAt(commit, path.join(folder, 'last-release'));
  const server = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres'), log: () => undefined });
  ends.push(() => server.stop());
  const environment = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'shared') };
  const begin = async (name, ...rest) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    const product = await Product.start(path.join(folder, name), environment, ...rest);
    ends.push(() => product.stop());
    return product;
  };

  const before = await begin('alone', ['web'], program);
  await before.stop();
  const newer = await begin('newer', ['web', 'worker']);
  const older = await begin('older', ['web'], program);
  const [{ count }] = await query(server.url, 'select count(*)::int as count from migrations');
  report.line(
    `the program of ${version} starts on the schema of this one`,
    `${count} migrations`,
    await older.isReady(),
  );

  for (const [name, first, second] of [
    [`${version} and then this one`, older, newer],
    [`this one and then ${version}`, newer, older],
  ]) {
    const stories = Array.from({ length: ROUNDS }, () => new Story(first.url, second.url));
    const people = await signedIn(first.url);
    await Promise.all(stories.map((story) => story.tell(people)));
    const wrong = stories.flatMap((story) => story.wrong);
    const calls = stories.reduce((sum, story) => sum + story.calls, 0);
    report.line(
      `each thing is taken on by the other: ${name}`,
      wrong[0] ?? `${calls} calls, each as specified`,
      wrong.length === 0,
    );
  }
  const ended = older.ended + newer.ended;
  report.line('no process of either ends', `${ended} ended`, ended === 0);
}

/** Each with a session that was begun by password. */
async function signedIn(url) {
  const accounts = [
    ['staff', 'staff@bistro.example'],
    ['admin', 'owner@bistro.example'],
  ];
  const people = {};
  for (const [role, email] of accounts) {
    const answer = await fetch(`${url}/api/${role}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    people[role] = { Cookie: cookie.join('; '), 'X-Acting-As': role };
  }
  return people;
}

/** One process continues what the other has started. */
class Story {
  wrong = [];
  calls = 0;

  constructor(first, second) {
    Object.assign(this, { first, second });
  }

  async tell({ staff, admin }) {
    await this.#aTable(staff);
    await this.#aMessage(staff, admin);
    await this.#aCampaign(admin);
    await this.#call(this.first, 201, 'POST', 'contact', {
      name: 'A guest',
      email: 'writes@guests.example',
      message: 'Is there a high chair?',
    });
    await this.#call(this.second, 200, 'GET', 'staff/me', undefined, staff);
    await this.#call(this.second, 401, 'POST', 'staff/login', {
      email: 'staff@bistro.example',
      password: 'another one',
    });
    await this.#call(this.first, 401, 'GET', 'staff/reservations');
  }

  async #aTable(staff) {
    const preferredDate = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
    const body = {
      customerName: 'A guest',
      customerEmail: `${randomUUID()}@guests.example`,
      partySize: '2',
      preferredDate,
      preferredTime: '11:00 AM',
    };
    const key = { 'Idempotency-Key': randomUUID() };
    const requested = await this.#call(this.first, 201, 'POST', 'reservations', body, key);
    const again = await this.#call(this.second, 201, 'POST', 'reservations', body, key);
    this.#expect(again?.id === requested?.id, 'the same key at the other process makes another table');
    const at = `staff/reservations/${requested?.id}`;
    const confirm = { status: 'confirmed', expectedStatus: 'pending' };
    await this.#call(this.second, 200, 'PATCH', at, confirm, staff);
    await this.#call(this.first, 409, 'PATCH', at, confirm, staff);
    await this.#call(this.first, 200, 'PATCH', at, { adminNotes: 'By the window' }, staff);
    await this.#call(this.second, 200, 'PATCH', at, { status: 'completed' }, staff);
    await this.#call(this.first, 200, 'PATCH', at, { status: 'pending' }, staff);
    for (const url of [this.first, this.second]) {
      const rows = await this.#call(url, 200, 'GET', 'staff/reservations?limit=500', undefined, staff);
      const row = rows?.find(({ id }) => id === requested?.id);
      this.#expect(row?.status === 'pending' && row.adminNotes === 'By the window', `${url} lists another table`);
    }
  }

  async #aMessage(staff, admin) {
    const message = { subject: 'Tonight', content: 'Who opens?', receiverId: 'admin', receiverType: 'admin' };
    const sent = await this.#call(this.first, 201, 'POST', 'messages', message, staff);
    await this.#call(this.second, 200, 'PUT', `messages/${sent?.id}/read`, {}, admin);
    const inbox = await this.#call(this.first, 200, 'GET', 'messages?limit=500', undefined, admin);
    this.#expect(inbox?.find(({ id }) => id === sent?.id)?.isRead === 'true', 'a message that was read is not read');
  }

  async #aCampaign(admin) {
    const draft = {
      name: 'News',
      subject: 'Hello',
      htmlContent: '<p>Come by</p>',
      status: 'draft',
      recipientCriteria: { type: 'all_opted_in' },
    };
    const made = await this.#call(this.first, 201, 'POST', 'email-campaigns', draft, admin);
    await this.#call(this.second, 200, 'PUT', `email-campaigns/${made?.id}`, { subject: 'Hello again' }, admin);
    const read = await this.#call(this.first, 200, 'GET', `email-campaigns/${made?.id}`, undefined, admin);
    this.#expect(
      read?.subject === 'Hello again' && read.status === 'draft',
      'a draft that was changed reads as before',
    );
  }

  async #call(url, expected, method, call, body, headers = {}) {
    this.calls += 1;
    const answer = await fetch(`${url}/api/${call}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.#expect(
      answer.status === expected,
      `${method} ${call} at ${url} answers ${answer.status} ${text.slice(0, 200)}`,
    );
    return answer.status === expected && text ? JSON.parse(text) : null;
  }

  #expect(holds, otherwise) {
    if (!holds) this.wrong.push(otherwise);
  }
}
