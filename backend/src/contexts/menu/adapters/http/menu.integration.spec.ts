import content from '../../../../../content/menu.json' with { type: 'json' };
import { addDays } from '../../../../kernel/calendar.js';
import type { Role } from '../../../../kernel/actor.js';
import { eventually } from '../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { Dish, Menu, PublishedMenu } from '../../domain/menu.js';
import { MenuService } from '../../domain/menu.service.js';

const PATH = '/api/manager/menu';
/** A Monday, 11 AM in the restaurant's zone. */
const NOW = new Date('2026-11-23T16:00:00Z');
const TODAY = '2026-11-23';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
});
afterEach(() => app.stop());

interface Sheet {
  readonly version: number;
  readonly menu: Menu;
  readonly latest: object | null;
  readonly needsApproval: boolean;
  readonly off: readonly object[];
  readonly soups: readonly object[];
  readonly proposals: readonly { id: string; status: string; changes: readonly string[] }[];
}
const sheet = async (role: Role = 'admin') => (await app.as(role).get(PATH).expect(200)).body as Sheet;
const publish = (menu: Menu, seen: number, role: Role = 'admin') =>
  app
    .as(role)
    .put(PATH)
    .send({ ...menu, seen });
const withDish = (menu: Menu, id: string, changes: Partial<Dish>): Menu => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => (dish.id === id ? { ...dish, ...changes } : dish)),
  })),
});
const dishOf = (menu: Menu, id: string) => menu.sections.flatMap(({ dishes }) => dishes).find((dish) => dish.id === id);
const versions = async () => (await app.as('admin').get(`${PATH}/versions`).expect(200)).body as object[];

/** As tills and maps read it. */
let token: string | undefined;
beforeEach(() => {
  token = undefined;
});
async function published(): Promise<PublishedMenu> {
  token ??= await newToken();
  const { body } = await app.anonymous().get('/api/v1/menu').set('Authorization', `Bearer ${token}`).expect(200);
  return body as PublishedMenu;
}
async function newToken(): Promise<string> {
  const body = { name: 'Till', scopes: ['menu:read'] };
  const created = await app.as('admin').post('/api/admin/tokens').send(body).expect(201);
  return (created.body as { token: string }).token;
}
const itemIn = ({ groups }: PublishedMenu, name: string) =>
  groups.flatMap(({ items }) => items).find((item) => item.name === name);

it('begins with the menu of the installation', async () => {
  const begun = await sheet();
  expect(begun).toMatchObject({ version: 0, latest: null, needsApproval: false, off: [], soups: [], proposals: [] });
  expect(dishOf(begun.menu, 'castillo-club')).toMatchObject({ name: 'Castillo Club', price: '$15.00' });
  expect(itemIn(await published(), 'Castillo Club')?.price).toBe('$15.00');
  expect(await versions()).toEqual([]);
  expect(await app.nest.get(MenuService, { strict: false }).exported()).toEqual(content);
});

it('publishes a change with its author, everywhere and without losing anything else', async () => {
  const { menu } = await sheet();
  const before = await published();
  const { body } = await publish(withDish(menu, 'castillo-club', { price: '16.5' }), 0, 'manager').expect(200);
  expect(body).toMatchObject({ version: 1, latest: { createdBy: 'Site Manager', approvedBy: null } });
  const after = await published();
  expect(itemIn(after, 'Castillo Club')?.price).toBe('$16.50');
  expect(JSON.stringify(after).replace('$16.50', '$15.00')).toBe(JSON.stringify(before));
  const { body: findings } = await app
    .as('manager')
    .post('/api/manager/content-preview')
    .send({ content: 'The Castillo Club is $15 today.' })
    .expect(200);
  expect(findings).toMatchObject({ findings: [{ message: expect.stringContaining('the menu says $16.50') }] });
  expect(await versions()).toMatchObject([
    { number: 1, changes: ['Castillo Club: $15.00 → $16.50'], createdBy: 'Site Manager' },
    { number: 0, changes: [], createdBy: 'Courtyard' },
  ]);
  const { body: trail } = await app.as('admin').get('/api/admin/trail?subjectType=menu').expect(200);
  expect(trail).toMatchObject([{ type: 'menu.added', subjectName: 'version 1' }, { subjectName: 'version 0' }]);
});

it('publishes a change to other processes within seconds', async () => {
  const other = await app.beside();
  try {
    const url = `${await other.getUrl()}/api/v1/menu`;
    const headers = { Authorization: `Bearer ${await newToken()}` };
    const read = async () => (await fetch(url, { headers })).text();
    expect(await read()).toContain('"Soda","price":"$3.00"');
    const { menu } = await sheet();
    await publish(withDish(menu, 'soda', { price: '$3.25' }), 0).expect(200);
    await eventually(async () => {
      expect(await read()).toContain('"Soda","price":"$3.25"');
    });
  } finally {
    await other.close();
  }
});

it('refuses what contradicts itself, naming the dish', async () => {
  const { menu } = await sheet();
  const wrong = withDish(menu, 'soda', { price: 'free', contains: ['gluten'] });
  const { body } = await publish(wrong, 0).expect(400);
  expect((body as { errors: { message: string }[] }).errors.map(({ message }) => message)).toEqual([
    '“Soda” needs a price such as 15.00, or 12-14.',
    '“Soda” is marked gluten-free and contains gluten. Take one of them off.',
  ]);
  await publish(withDish(menu, 'soda', { name: 'S'.repeat(81) }), 0).expect(400);
  await publish(menu, 0).expect(409);
  expect((await sheet()).version).toBe(0);
});

it('lets the first of two editors win, and combines the changes of the second one with theirs', async () => {
  const { menu } = await sheet();
  await publish(withDish(menu, 'soda', { price: '$3.25' }), 0, 'manager').expect(200);
  const mine = withDish(menu, 'muffins', { price: '$4.00' });
  const { body } = await publish(mine, 0).expect(409);
  expect(body).toMatchObject({
    detail: 'Site Manager published changes to the menu in the meantime. Look at them first.',
  });
  const { body: both } = await app
    .as('admin')
    .post(`${PATH}/combination`)
    .send({ ...mine, basedOn: 0 })
    .expect(200);
  expect(both).toMatchObject({ version: 1, theirs: ['Soda: $3.00 → $3.25'] });
  await publish((both as Sheet).menu, 1).expect(200);
  const result = (await sheet()).menu;
  expect([dishOf(result, 'soda')?.price, dishOf(result, 'muffins')?.price]).toEqual(['$3.25', '$4.00']);
});

it('stores one of several menus that are published at the same moment', async () => {
  const { menu } = await sheet();
  const answers = await Promise.all(
    ['$1.00', '$2.00', '$4.00'].map((price) => publish(withDish(menu, 'soda', { price }), 0)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await sheet()).version).toBe(1);
});

it('takes a repeated call for the same menu as done', async () => {
  const { menu } = await sheet();
  const changed = withDish(menu, 'soda', { price: '$3.25' });
  await publish(changed, 0).expect(200);
  await publish(changed, 0).expect(200);
  expect((await sheet()).version).toBe(1);
});

it('brings back an earlier version as a new one', async () => {
  const { menu } = await sheet();
  await publish({ ...menu, sections: [] }, 0).expect(200);
  expect((await published()).groups).toEqual([]);
  const restoration = (number: number | string) => `${PATH}/versions/${String(number)}/restoration`;
  const { body: refusal } = await app.as('admin').put(restoration(0)).send({ seen: 0 }).expect(409);
  expect(refusal).toHaveProperty('detail', expect.not.stringMatching(/your/i));
  await app.as('admin').put(restoration(7)).send({ seen: 1 }).expect(404);
  await app.as('admin').put(restoration('99999999999999999999')).send({ seen: 1 }).expect(404);
  await app.as('admin').put(restoration(0)).send({ seen: 1 }).expect(200);
  expect((await sheet()).menu).toEqual(menu);
  expect(await versions()).toMatchObject([{ number: 2, restored: 0 }, { number: 1 }, { number: 0 }]);
});

it('marks a dish as off until the day it is back', async () => {
  const off = `${PATH}/off/soda`;
  await app.as('manager').put(off).send({ backOn: TODAY }).expect(400);
  await app
    .as('manager')
    .put(`${PATH}/off/unknown`)
    .send({ backOn: addDays(TODAY, 1) })
    .expect(404);
  await app
    .as('manager')
    .put(off)
    .send({ backOn: addDays(TODAY, 5) })
    .expect(204);
  await app
    .as('manager')
    .put(off)
    .send({ backOn: addDays(TODAY, 1) })
    .expect(204);
  const soda = async () => (await published()).groups.flatMap(({ topRowItems = [] }) => topRowItems)[1];
  expect(await soda()).toMatchObject({ name: 'Soda', offUntil: '2026-11-24' });
  expect((await sheet()).off).toEqual([{ dishId: 'soda', backOn: '2026-11-24', createdBy: 'Site Manager' }]);
  app.clock.set(new Date('2026-11-24T16:00:00Z'));
  expect(await soda()).not.toHaveProperty('offUntil');
  app.clock.set(NOW);
  expect(await soda()).toHaveProperty('offUntil');
  await app.as('manager').delete(off).expect(204);
  await app.as('manager').delete(off).expect(204);
  expect(await soda()).not.toHaveProperty('offUntil');
  expect((await sheet()).version).toBe(0);
});

it('has a soup of the day, on its day only', async () => {
  const soup = { name: 'Clam Chowder', price: '7', bowlPrice: '10', diets: [], contains: ['milk', 'shellfish'] };
  const put = (day: string, changes: object = {}) =>
    app
      .as('manager')
      .put(`${PATH}/soups/${day}`)
      .send({ ...soup, ...changes });
  await put('2026-11-22').expect(400);
  await put('2026-02-30').expect(400);
  await put(TODAY, { price: 'cheap' }).expect(400);
  await put(TODAY, { diets: ['vegetarian'] }).expect(400);
  await put(addDays(TODAY, 1), { name: 'Gumbo' }).expect(204);
  await put(TODAY).expect(204);
  expect((await published()).groups[0]).toEqual({
    id: 'soup-of-the-day',
    category: 'Soup of the Day',
    items: [
      { name: 'Clam Chowder, cup', price: '$7.00', contains: ['milk', 'shellfish'] },
      { name: 'Clam Chowder, bowl', price: '$10.00', contains: ['milk', 'shellfish'] },
    ],
  });
  expect((await sheet()).soups).toMatchObject([
    { day: TODAY, name: 'Clam Chowder', price: '$7.00' },
    { day: '2026-11-24', name: 'Gumbo' },
  ]);
  await app.as('manager').delete(`${PATH}/soups/${TODAY}`).expect(204);
  await app.as('manager').delete(`${PATH}/soups/never`).expect(204);
  expect((await published()).groups[0]?.id).toBe('soup');
});

describe('with the owner’s approval required', () => {
  beforeEach(async () => {
    await app.as('admin').put('/api/admin/email-settings').send({ ownerApprovalRequired: true }).expect(200);
  });

  const decide = async (id: string, status: string) => {
    await app.as('admin').patch(`/api/admin/approval-items/${id}`).send({ status }).expect(200);
    await app.runJobs();
  };
  async function proposal(changes: Partial<Dish>): Promise<string> {
    const { menu, version } = await sheet('manager');
    await publish(withDish(menu, 'soda', changes), version, 'manager').expect(200);
    return (await sheet('manager')).proposals[0]?.id ?? '';
  }

  it('the site manager’s changes wait for the owner, who is notified of them', async () => {
    const id = await proposal({ price: '$3.25' });
    expect(await sheet('manager')).toMatchObject({ version: 0, needsApproval: true });
    expect(await sheet()).toMatchObject({ needsApproval: false, proposals: [{ id, status: 'pending' }] });
    const { body } = await app.as('admin').get(`/api/admin/approval-items/${id}`).expect(200);
    expect(body).toMatchObject({
      title: 'Menu: Soda: $3.00 → $3.25',
      contentType: 'menu_update',
      submittedBy: 'Site Manager',
      contentData: '<ul><li>Soda: $3.00 → $3.25</li></ul>',
    });
    await app.runJobs();
    const [mail] = await app.mailsTo('hello@bistro.example');
    expect(mail?.subject).toContain('Menu: Soda: $3.00 → $3.25');
    await decide(id, 'approved');
    expect(await sheet('manager')).toMatchObject({
      version: 1,
      latest: { createdBy: 'Site Manager', approvedBy: 'The Owner', changes: ['Soda: $3.00 → $3.25'] },
      proposals: [{ status: 'approved' }],
    });
  });

  it('an approval keeps what the owner has published since', async () => {
    const id = await proposal({ price: '$3.25' });
    const { menu } = await sheet();
    await publish(withDish(menu, 'muffins', { price: '$4.00' }), 0).expect(200);
    await decide(id, 'approved');
    const { menu: both, version } = await sheet();
    expect(version).toBe(2);
    expect([dishOf(both, 'soda')?.price, dishOf(both, 'muffins')?.price]).toEqual(['$3.25', '$4.00']);
  });

  it('a repeated call asks the owner once', async () => {
    await proposal({ price: '$3.25' });
    await proposal({ price: '$3.25' });
    await proposal({ price: '$3.50' });
    expect((await sheet()).proposals).toHaveLength(2);
  });

  it('what no longer fits the menu is not published, and can be edited again', async () => {
    const id = await proposal({ name: 'Cola' });
    expect(await sheet()).toMatchObject({ proposals: [{ status: 'pending', menu: null }] });
    const { menu } = await sheet();
    await publish(withDish(menu, 'coffee', { name: 'Cola' }), 0).expect(200);
    await decide(id, 'approved');
    expect(await sheet()).toMatchObject({
      version: 1,
      proposals: [{ status: 'outdated', menu: { sections: expect.any(Array) } }],
    });
  });

  it('a rejection publishes nothing, and what is off or a soup of the day waits for no one', async () => {
    await decide(await proposal({ price: '$3.25' }), 'rejected');
    expect(await sheet('manager')).toMatchObject({ version: 0, proposals: [{ status: 'rejected' }] });
    await app.as('manager').put(`${PATH}/off/soda`).send({ backOn: '2026-11-24' }).expect(204);
    expect((await sheet()).off).toHaveLength(1);
  });
});
