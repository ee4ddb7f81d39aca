import type { Response } from 'supertest';
import { writeCursor } from '../../../../../platform/lists/cursor.js';
import { placeIn } from '../../../../../platform/lists/sorting.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { ContactView } from './contacts.controller.js';

/** As they are added: first name, last name, visits, day of the last one in November, status. */
const PEOPLE = [
  ['Zoë', 'Émile', 2, 3, 'active'],
  ['ana', 'Lee', 2, 1, 'inactive'],
  ['Bo', 'Emmet', 11, 9, 'active'],
  ['Ana', '', 0, null, 'unsubscribed'],
  ['Cy', 'Leeds', 0, null, 'active'],
  ['Ben', 'Lee', 5, 9, 'active'],
  ['Émi', '', 1, 2, 'inactive'],
] as const;
const NAMES = {
  newest: ['Émi', 'Ben', 'Cy', 'Ana', 'Bo', 'ana', 'Zoë'],
  name: ['Zoë', 'Bo', 'ana', 'Ben', 'Cy', 'Ana', 'Émi'],
  '-name': ['Cy', 'Ben', 'ana', 'Bo', 'Zoë', 'Émi', 'Ana'],
  lastVisit: ['ana', 'Émi', 'Zoë', 'Bo', 'Ben', 'Ana', 'Cy'],
  '-lastVisit': ['Ben', 'Bo', 'Zoë', 'Émi', 'ana', 'Cy', 'Ana'],
  totalVisits: ['Ana', 'Cy', 'Émi', 'Zoë', 'ana', 'Ben', 'Bo'],
  '-totalVisits': ['Bo', 'Ben', 'ana', 'Zoë', 'Émi', 'Cy', 'Ana'],
  email: ['Émi', 'Ben', 'Cy', 'Ana', 'Bo', 'ana', 'Zoë'],
  '-email': ['Zoë', 'ana', 'Bo', 'Ana', 'Cy', 'Ben', 'Émi'],
  createdAt: ['Zoë', 'ana', 'Bo', 'Ana', 'Cy', 'Ben', 'Émi'],
  '-createdAt': ['Émi', 'Ben', 'Cy', 'Ana', 'Bo', 'ana', 'Zoë'],
} as const;
type Sort = Exclude<keyof typeof NAMES, 'newest'>;
const SORTS = Object.keys(NAMES).filter((sort): sort is Sort => sort !== 'newest');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('truncate customer_contacts, email_suppressions cascade');
  for (const [index, [first, last, visits, day, status]] of PEOPLE.entries()) {
    await app.database.query(
      `insert into customer_contacts (id, first_name, last_name, email, tags, total_visits, last_visit, status, created_at)
       values (uuidv7($1::int * interval '1 second'), $2, $3, $4, $5, $6, $7, $8, '2026-11-01T10:00:00Z'::timestamptz + $1::int * interval '1 second')`,
      [index, first, last, `G${String(9 - index)}@guests.example`, status === 'active' ? ['Wine'] : ['lunch'], visits]
        .concat([day === null ? null : `2026-11-0${String(day)}T15:00:00Z`] as never[])
        .concat([status]),
    );
  }
});

const get = (path: string) => app.as('manager').get(path);
const list = (query: string) => get(`/api/customer-contacts?${query}`);
const firstNames = ({ body }: Response) => (body as ContactView[]).map(({ firstName }) => firstName);
const headersOf = ({ headers }: Response) => headers as Record<string, string>;
const nextOf = (page: Response) => /<(.+)>; rel="next"/.exec(headersOf(page).link ?? '')?.[1];
const cursorOf = (page: Response) =>
  new URL(nextOf(page) ?? '', 'http://localhost').searchParams.get('cursor') ?? 'there is none';

async function allOf(query: string): Promise<string[]> {
  const seen: string[] = [];
  let path: string | undefined = `/api/customer-contacts?${query}`;
  while (path) {
    const page: Response = await get(path).expect(200);
    seen.push(...firstNames(page));
    path = nextOf(page);
  }
  return seen;
}

describe('the list of contacts', () => {
  it('is newest first by default', async () => {
    expect(await allOf('limit=2')).toEqual(NAMES.newest);
  });

  it.each(SORTS)('is sorted by %s across pages, missing values last', async (sort) => {
    expect(await allOf(`sort=${sort}&limit=2`)).toEqual(NAMES[sort]);
    expect(await allOf(`sort=${sort}&limit=1`)).toEqual(NAMES[sort]);
    const whole = await list(`sort=${sort}`).expect(200);
    expect(firstNames(whole)).toEqual(NAMES[sort]);
    expect(headersOf(whole)['x-total-count']).toBe('7');
  });

  it.each(SORTS)('is sorted by %s within a status, a tag and a search', async (sort) => {
    const isActive = (name: string) => ['Zoë', 'Bo', 'Cy', 'Ben'].includes(name);
    const active = NAMES[sort].filter(isActive);
    for (const narrowed of ['status=active', 'tag=wine', 'tag=wine&status=active', 'query=guests&tag=WINE']) {
      expect(await allOf(`${narrowed}&sort=${sort}&limit=3`)).toEqual(active);
    }
    expect(await allOf(`tag=wine&status=inactive&sort=${sort}`)).toEqual([]);
    expect(await allOf(`query=guests&sort=${sort}&limit=3`)).toEqual(NAMES[sort]);
    const lees = NAMES[sort].filter((name) => ['ana', 'Cy', 'Ben'].includes(name));
    expect(await allOf(`query=lee&sort=${sort}&limit=2`)).toEqual(lees);
  });

  it('finds the few among many in their order', async () => {
    await app.database.query(`insert into customer_contacts (id, first_name, last_name, email, status, tags, created_at)
      select uuidv7(), 'Max', 'Aa', 'max' || n || '@home.example', 'active', '{Wine}', now() from generate_series(1, 1200) n`);
    for (const sort of SORTS) {
      expect(await allOf(`query=guests.ex&sort=${sort}&limit=3`)).toEqual(NAMES[sort]);
      const tagged = await allOf(`query=guests.ex&tag=wine&sort=${sort}&limit=3`);
      expect(tagged).toEqual(NAMES[sort].filter((name) => ['Zoë', 'Bo', 'Cy', 'Ben'].includes(name)));
    }
    const page = await list('query=home.example&sort=-name&limit=2').expect(200);
    expect(headersOf(page)['x-total-count']).toBe('1200');
  });

  it('answers 304 while a sorted page is the same', async () => {
    const page = await list('sort=name&limit=2').expect(200);
    const again = () => list('sort=name&limit=2').set('If-None-Match', headersOf(page).etag ?? '');
    await again().expect(304);
    await app.database.query(`update customer_contacts set total_visits = 9 where first_name = 'Cy'`);
    await again().expect(304);
    await app.database.query(`update customer_contacts set last_name = 'Aab' where first_name = 'Cy'`);
    expect(firstNames(await again().expect(200))).toEqual(['Cy', 'Zoë']);
  });

  it.each(['points', '--name', '-', 'NAME', 'last_name; drop table customer_contacts'])(
    'is refused when it is to be sorted by %j',
    async (sort) => {
      const { body } = await list(`sort=${encodeURIComponent(sort)}`).expect(400);
      expect(body).toMatchObject({
        errors: [{ field: 'sort', message: expect.stringMatching(/^sort must be one of name, -name, email,/) }],
      });
    },
  );
});

describe('a cursor of a sorted list', () => {
  it('is a place in that order alone', async () => {
    const cursor = cursorOf(await list('sort=name&limit=2').expect(200));
    const newest = cursorOf(await list('limit=2').expect(200));
    await list(`sort=name&cursor=${cursor}`).expect(200);
    for (const query of [`cursor=${cursor}`, `sort=-name&cursor=${cursor}`, `sort=email&cursor=${cursor}`]) {
      const { body } = await list(query).expect(400);
      expect(body).toMatchObject({ errors: [{ field: 'cursor', message: 'This cursor is invalid.' }] });
    }
    for (const sort of ['name', 'createdAt', '-createdAt']) await list(`sort=${sort}&cursor=${newest}`).expect(400);
  });

  it('works after the longest possible name and address', async () => {
    await app.database.query('truncate customer_contacts cascade');
    await app.database.query(
      `insert into customer_contacts (id, first_name, last_name, email)
       select uuidv7(), n::text, repeat('한', 80), repeat('長', 230) || n || '@guests.example' from generate_series(1, 3) n`,
    );
    expect(await allOf('sort=name&limit=1')).toEqual(['1', '2', '3']);
    expect(await allOf('sort=email&limit=1')).toEqual(['1', '2', '3']);
  });

  const id = '019ab000-0000-7000-8000-000000000000';
  it.each([
    ['totalVisits', 'many'],
    ['totalVisits', '99999999999'],
    ['lastVisit', 'yesterday'],
    ['-createdAt', 'infinity'],
    ['name', 'a\0b'],
  ])('by %s with our sum and the key %j is refused', async (sort, key) => {
    await list(`sort=${sort}&cursor=${writeCursor({ at: placeIn(sort, key), id })}`).expect(400);
  });

  it('with our sum and no id is refused', async () => {
    await list(`sort=name&cursor=${writeCursor({ at: placeIn('name', '0lee'), id: '17' })}`).expect(400);
  });
});
