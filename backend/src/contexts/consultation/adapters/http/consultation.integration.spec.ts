import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

const ANSWERS = { restaurantName: 'The <Courtyard>', contactEmail: 'owner@guests.example' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const save = (answers: object = {}, cookie = '') =>
  app
    .anonymous()
    .post('/api/consultation')
    .set('Cookie', cookie)
    .send({ ...ANSWERS, ...answers });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String((headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] ?? '';
const seenBy = async (cookie: string) => (await app.anonymous().get('/api/consultation').set('Cookie', cookie)).body;

describe('a consultation', () => {
  it('is stored as sent, with the package for its services', async () => {
    const answers = {
      selectedServices: ['qr-menu', 'loyalty-app', 'qr-menu'],
      calculatedPackage: 'basic',
      additionalFeatures: ['Online Ordering System'],
      strategy6Feedback: 'More mystery',
      packageOverride: '',
    };
    const { body } = await save(answers).expect(201);
    expect(body).toMatchObject({
      ...ANSWERS,
      id: expect.any(String),
      selectedServices: ['qr-menu', 'loyalty-app'],
      calculatedPackage: 'premium',
      additionalFeatures: ['Online Ordering System'],
      ongoingServices: [],
      strategy6Feedback: 'More mystery',
      packageOverride: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(body).not.toHaveProperty('browserId');
  });

  it.each(['restaurantName', 'contactEmail'])('needs %s', async (field) => {
    const { body } = await save({ [field]: ' ' }).expect(400);
    expect(body).toMatchObject({ detail: 'Please fill in at least your restaurant name and email address.' });
  });

  it('names no service that does not exist', async () => {
    const { body } = await save({ selectedServices: ['qr-menu', 'moon-landing'] }).expect(400);
    expect(body).toMatchObject({
      errors: [{ field: 'selectedServices', message: "There is no service 'moon-landing'." }],
    });
  });

  it('is read again by the browser that saved it, and by no other', async () => {
    const first = await save({ designNotes: 'one' }).expect(201);
    const own = cookieOf(first);
    const second = await save({ designNotes: 'two' }, own).expect(201);
    const other = cookieOf(await save({ designNotes: 'other' }).expect(201));
    expect(await seenBy(own)).toMatchObject([{ designNotes: 'two' }, { designNotes: 'one' }]);
    expect(await seenBy(cookieOf(second))).toHaveLength(2);
    expect(await seenBy(other)).toMatchObject([{ designNotes: 'other' }]);
    expect(first.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Strict/i);
  });

  it('is not shown without the cookie or with a forged one', async () => {
    const [name = '', value = ''] = cookieOf(await save().expect(201)).split('=');
    const [expiry, , signature] = value.split('.');
    const forged = [expiry, Buffer.from(randomUUID()).toString('base64url'), signature].join('.');
    for (const cookie of ['', `${name}=`, `${name}=${forged}`, `${name}=${value}x`, `${name}=${randomUUID()}`])
      expect(await seenBy(cookie)).toEqual([]);
  });

  it('is not cached, and the owner and the site manager see all of them', async () => {
    await save({ designNotes: 'for all' }).expect(201);
    for (const role of ['admin', 'manager'] as const) {
      const { body, headers } = await app.as(role).get('/api/consultation').expect(200);
      expect(body).toContainEqual(expect.objectContaining({ designNotes: 'for all' }));
      expect(headers['cache-control']).toContain('no-store');
    }
    expect((await app.as('staff').get('/api/consultation').expect(200)).body).toEqual([]);
  });
});

describe('interest in a plan', () => {
  const request = (changes: object = {}) =>
    app
      .anonymous()
      .post('/api/plan-consultation')
      .send({ businessName: 'Bistro', contactEmail: 'a@guests.example', ...changes });

  it('is for the premium plan unless another is named', async () => {
    const { body } = await request({ questions: 'When?' }).expect(201);
    expect(body).toMatchObject({ businessName: 'Bistro', selectedTier: 'premium', questions: 'When?', timeline: null });
    expect((await request({ selectedTier: 'essential' }).expect(201)).body).toMatchObject({
      selectedTier: 'essential',
    });
    await request({ selectedTier: 'gold' }).expect(400);
  });

  it.each(['businessName', 'contactEmail'])('needs %s', async (field) => {
    const { body } = await request({ [field]: '' }).expect(400);
    expect(body).toMatchObject({ detail: 'Please fill in your business name and email address.' });
  });
});

it('accepts requirements without any content, once per key', async () => {
  const key = randomUUID();
  const note = () =>
    app.anonymous().post('/api/build-requirements').set('Idempotency-Key', key).send({ priorities: 'Speed' });
  const first = await note().expect(201);
  expect(first.body).toMatchObject({ priorities: 'Speed', clientRequests: null });
  expect((await note().expect(201)).body).toEqual(first.body);
  expect(await app.database.query('select priorities from build_requirements')).toEqual([{ priorities: 'Speed' }]);
});

it('lays everything in the inbox of the owner', async () => {
  const { body } = await app.as('admin').get('/api/admin/enquiries').expect(200);
  const kinds = (body as { kind: string }[]).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['consultation', 'plan', 'requirements']));
});
