import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from house_options'));

interface Option {
  readonly id: string;
  readonly isOn: boolean;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  readonly updatedAt: string | null;
}
const choose = (body: object, id = 'guest-page') => app.as('admin').put(`/api/admin/house-options/${id}`).send(body);
const listed = async (): Promise<Option | undefined> =>
  ((await app.as('admin').get('/api/admin/house-options').expect(200)).body as Option[]).find(
    ({ id }) => id === 'guest-page',
  );

it('is off until turned on, describes its effect, and remembers its numbers', async () => {
  expect(await listed()).toEqual({
    id: 'guest-page',
    concerns: 'guests',
    title: 'Guest page',
    description: expect.stringContaining('Emails about a reservation link to a page') as string,
    isOn: false,
    figures: [
      { name: 'cancelHours', label: 'Canceling ends', unit: 'hours before the visit', min: 0, max: 72, value: 2 },
    ],
    updatedAt: null,
  });
  const figures = [{ name: 'cancelHours', value: 6 }];
  const { body } = await choose({ isOn: true, figures, seen: null }).expect(200);
  expect(body).toMatchObject({ isOn: true, figures: [{ name: 'cancelHours', value: 6 }] });
  expect(await listed()).toEqual(body);
  const off = await choose({ isOn: false, figures: [], seen: (body as Option).updatedAt }).expect(200);
  expect(off.body).toMatchObject({ isOn: false, figures: [{ name: 'cancelHours', value: 6 }] });
});

it('is not changed from a screen that shows what it was', async () => {
  const { body } = await choose({ isOn: true, figures: [] }).expect(200);
  await choose({ isOn: false, figures: [] }).expect(409);
  await choose({ isOn: false, figures: [], seen: '2026-01-01T00:00:00.000Z' }).expect(409);
  expect(await listed()).toEqual(body);
});

it('is chosen once by several who choose for the first time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => choose({ isOn: true, figures: [] })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

it.each([
  [{ isOn: 'perhaps', figures: [] }, 'isOn'],
  [{ isOn: true }, 'figures'],
  [{ isOn: true, figures: [{ name: 'cancelHours', value: 'two' }] }, 'figures'],
  [{ isOn: true, figures: [{ name: 'cancelHours', value: 73 }] }, 'cancelHours'],
  [{ isOn: true, figures: [{ name: 'cancelHours', value: 1.5 }] }, 'cancelHours'],
  [{ isOn: true, figures: [{ name: 'constructor', value: 1 }] }, 'constructor'],
])('is not chosen as %j', async (wrong, field) => {
  const { body } = await choose(wrong).expect(400);
  expect((body as { errors: { field: string }[] }).errors[0]?.field).toContain(field);
});

it('does not exist under another name', () => choose({ isOn: true, figures: [] }, 'guest-pages').expect(404));

it('is in the audit log', async () => {
  await choose({ isOn: true, figures: [] }).expect(200);
  const { body } = await app.as('admin').get('/api/admin/trail?limit=1').expect(200);
  expect(body).toMatchObject([{ type: 'house-option.added', subjectId: 'guest-page' }]);
});
