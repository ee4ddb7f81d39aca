import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { PLACES } from '../../domain/photograph.js';
import type { PictureView } from './pictures.controllers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const place of PLACES) await takeDown(place);
  await app.runJobs();
});

let colors = 0;
async function aPicture(): Promise<PictureView> {
  colors += 1;
  const create = { width: 1_000, height: 500, channels: 3, background: { r: colors, g: 9, b: 9 } } as const;
  const file = await sharp({ create }).jpeg().toBuffer();
  const sent = app.as('admin').post('/api/pictures').field('alt', 'The courtyard').attach('file', file, 'yard.jpg');
  return (await sent.expect(201)).body as PictureView;
}
const add = (place: string, pictureId: string) =>
  app.as('admin').put(`/api/admin/photographs/${place}`).send({ pictureId });
const takeDown = (place: string) => app.as('admin').delete(`/api/admin/photographs/${place}`).expect(204);
const placed = async () => (await app.as('admin').get('/api/admin/photographs').expect(200)).body as unknown;
const show = ({ url }: PictureView) => app.anonymous().get(url);

it('hangs one in the place of glass art, and another one in its place', async () => {
  const dawn = await aPicture();
  const dusk = await aPicture();
  expect((await add('hero', dawn.id).expect(200)).body).toEqual({ place: 'hero', picture: dawn });
  await add('hero', dawn.id).expect(200);
  await add('gallery-07', dawn.id).expect(200);
  expect(await placed()).toEqual([
    { place: 'gallery-07', picture: dawn },
    { place: 'hero', picture: dawn },
  ]);
  await add('gallery-07', dusk.id).expect(200);
  await takeDown('hero');
  await takeDown('hero');
  expect(await placed()).toEqual([{ place: 'gallery-07', picture: dusk }]);
});

it('lets a picture go with the last place where it hung', async () => {
  const picture = await aPicture();
  await add('hero', picture.id).expect(200);
  await add('courtyard-1', picture.id).expect(200);
  const { body } = await app.as('manager').delete(`/api/pictures/${picture.id}`).expect(409);
  expect(body).toMatchObject({ detail: 'This image is used in “Photos”. Remove it there first.' });
  await takeDown('hero');
  await app.runJobs();
  await show(picture).expect(200);
  await takeDown('courtyard-1');
  await app.runJobs();
  expect(await app.database.query('select from pictures where id = $1', [picture.id])).toEqual([]);
});

it('knows the places of the website and the pictures that were uploaded', async () => {
  const { id } = await aPicture();
  await add('cellar', id).expect(404);
  await add('hero', randomUUID()).expect(404);
  const { body } = await add('hero', 'none').expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'pictureId', message: 'Choose an image.' }] });
  await app.as('admin').delete('/api/admin/photographs/cellar').expect(404);
  expect(await placed()).toEqual([]);
});

it('stores one of two photos chosen for a place at the same time', async () => {
  const pictures = [await aPicture(), await aPicture()];
  const answers = await Promise.all(pictures.map(({ id }) => add('hero', id)));
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await placed()).toHaveLength(1);
});

it('records who chose which photo in the audit log', async () => {
  const { id } = await aPicture();
  await add('login-window', id).expect(200);
  await takeDown('login-window');
  const { body } = await app.as('admin').get('/api/admin/trail').expect(200);
  const lines = (body as { type: string; subjectType: string; subjectName: string }[]).filter(
    ({ subjectType }) => subjectType === 'photograph',
  );
  expect(lines.slice(0, 2).map(({ type, subjectName }) => [type, subjectName])).toEqual([
    ['photograph.removed', 'login-window'],
    ['photograph.added', 'login-window'],
  ]);
});
