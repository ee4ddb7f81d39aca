import sharp from 'sharp';
import type { Role } from '../../../../kernel/actor.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { PictureView } from './pictures.controllers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from pictures'));

const MB = 1024 * 1024;
const DAY = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
let colors = 0;
/** Another one each time. */
function aFile(width = 1_000, height = 500): Promise<Buffer> {
  colors += 1;
  const background = { r: colors, g: 100, b: 200 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
const upload = (who: Role, file: Buffer, alt = 'A lantern') =>
  app.as(who).post('/api/pictures').field('alt', alt).attach('file', file, 'lantern.txt');
const uploaded = async (file?: Buffer) =>
  (await upload('manager', file ?? (await aFile())).expect(201)).body as PictureView;
const listed = async () => (await app.as('admin').get('/api/pictures').expect(200)).body as PictureView[];
const remove = ({ id }: PictureView) => app.as('admin').delete(`/api/pictures/${id}`);

describe('an upload', () => {
  it('is answered with where it is shown, and listed, the newest first', async () => {
    const picture = await uploaded();
    expect(picture).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/pictures\/[0-9a-f]{20}-1000\.webp$/),
      width: 1_000,
      height: 500,
      bytes: expect.any(Number),
      alt: 'A lantern',
      createdAt: expect.stringMatching(/Z$/),
    });
    const next = await uploaded();
    expect(await listed()).toEqual([next, picture]);
  });

  it('of the same file is the same picture', async () => {
    const file = await aFile();
    const first = await uploaded(file);
    expect(await uploaded(file)).toEqual(first);
    expect(await listed()).toHaveLength(1);
  });

  it('goes by what the file is, not by what it is called', async () => {
    await uploaded(); // as lantern.txt
    const { body } = await app
      .as('manager')
      .post('/api/pictures')
      .attach('file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
        filename: 'picture.png',
        contentType: 'image/png',
      })
      .expect(400);
    expect(body).toMatchObject({ detail: 'Choose a JPEG, PNG or WebP image.', errors: [{ field: 'file' }] });
    expect(await listed()).toHaveLength(1);
  });

  it('is for managers and the owner, and needs a file', async () => {
    const file = await aFile();
    await upload('staff', file).expect(403);
    await app.anonymous().post('/api/pictures').attach('file', file, 'a.jpg').expect(415);
    await app.as('manager').post('/api/pictures').field('alt', 'Nothing').expect(400);
    await app.as('manager').post('/api/pictures').attach('other', file, 'a.jpg').expect(400);
    await app.as('manager').post('/api/pictures').attach('file', file).attach('file', file).expect(400);
    await upload('admin', file, 'x'.repeat(301)).expect(400);
    expect(await listed()).toEqual([]);
  });

  it('may be 10 MB, and not a byte more', async () => {
    const largest = Buffer.alloc(10 * MB, 'no picture');
    const { body: read } = await upload('manager', largest).expect(400);
    expect(read).toMatchObject({ detail: 'Choose a JPEG, PNG or WebP image.' });
    const { body: refused } = await upload('manager', Buffer.alloc(10 * MB + 1)).expect(413);
    expect(refused).toMatchObject({ detail: 'The file is larger than 10 MB.' });
  });
});

describe('at its address', () => {
  it('is public and cached forever, in both types and widths', async () => {
    const { url } = await uploaded(await aFile(1_700, 850));
    const key = url.replace(/-1600\.webp$/, '');
    for (const [name, type, width] of [
      ['-1600.webp', 'image/webp', 1_600],
      ['-1600.jpg', 'image/jpeg', 1_600],
      ['-800.webp', 'image/webp', 800],
      ['-800.jpg', 'image/jpeg', 800],
    ] as const) {
      const { headers, body } = await app.anonymous().get(`${key}${name}`).buffer(true).expect(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ width });
    }
    await app.anonymous().get(`${key}-801.webp`).expect(404).expect('Cache-Control', 'no-store');
  });
});

it('can get a new description', async () => {
  const { id } = await uploaded();
  const { body } = await app.as('manager').patch(`/api/pictures/${id}`).send({ alt: 'Two lanterns' }).expect(200);
  expect(body).toMatchObject({ id, alt: 'Two lanterns' });
  expect(await listed()).toMatchObject([{ alt: 'Two lanterns' }]);
});

const post = async (path: string, body: object) =>
  ((await app.as('manager').post(path).send(body).expect(201)).body as { id: string }).id;
const shows = ({ url }: PictureView) => `<p><img src="https://bistro.example${url}" alt=""></p>`;
const aTemplate = (picture: PictureView) =>
  post('/api/email-templates', { name: 'Lanterns', category: 'welcome', subject: 'Hi', htmlContent: shows(picture) });
const aCampaign = (picture: PictureView) =>
  post('/api/email-campaigns', {
    name: 'Lantern days',
    subject: 'Hi',
    htmlContent: shows(picture),
    recipientCriteria: { type: 'all_opted_in' },
  });
const content = (picture: PictureView) =>
  post('/api/manager/scheduled-content', {
    title: 'Lantern evening',
    contentType: 'blog_post',
    content: shows(picture),
    scheduledDate: DAY,
    approvalDeadline: DAY,
    priority: 'medium',
  });

const USERS = [
  ['Lanterns', aTemplate, '/api/email-templates'],
  ['Lantern days', aCampaign, '/api/email-campaigns'],
  ['Lantern evening', content, '/api/manager/scheduled-content'],
] as const;

describe.each(USERS)('while %s shows it', (name, make, path) => {
  it('is not deleted, and goes with it', async () => {
    const picture = await uploaded();
    const id = await make(picture);
    const { body } = await remove(picture).expect(409);
    expect(body).toMatchObject({ detail: `This image is used in “${name}”. Remove it there first.` });
    await app.as('manager').delete(`${path}/${id}`).expect(204);
    await app.runJobs();
    expect(await listed()).toEqual([]);
  });
});

it('stays while anything else shows it', async () => {
  const picture = await uploaded();
  const other = await uploaded();
  const template = await aTemplate(picture);
  await content(picture);
  await app.as('manager').delete(`/api/email-templates/${template}`).expect(204);
  await app.runJobs();
  expect(await listed()).toEqual([other, picture]);
});

it('remains for the emails of a sent campaign until someone deletes it', async () => {
  const picture = await uploaded();
  const template = await aTemplate(picture);
  await aCampaign(picture);
  await app.database.query(`update email_campaigns set status = 'cancelled'`);
  await app.as('manager').delete(`/api/email-templates/${template}`).expect(204);
  await app.runJobs();
  expect(await listed()).toHaveLength(1);
  await remove(picture).expect(204);
  expect(await app.database.query('select 1 from picture_files')).toEqual([]);
});
