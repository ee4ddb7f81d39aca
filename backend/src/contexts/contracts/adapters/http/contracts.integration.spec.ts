import type { TestApp } from '../../../../platform/testing/test-app.js';
import { ContractsService } from '../../domain/contracts.service.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

const TERMS = {
  clientBusinessName: 'The Courtyard <Bistro>',
  clientContactName: 'Zoë Hart',
  clientEmail: 'zoe@guests.example',
  selectedPackage: 'digital',
  startDate: '2026-12-01',
};
const SIGNATURE = { name: 'Zoë Hart', consent: true };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

interface Saved {
  id: string;
  text: string;
  textHash: string;
}

const save = async (changes: object = {}) =>
  (
    await app
      .anonymous()
      .post('/api/contract')
      .send({ ...TERMS, ...changes })
      .expect(201)
  ).body as Saved;
const send = (id: string) => app.as('admin').post(`/api/admin/contracts/${id}/send`);
const seen = async (id: string) => (await app.as('admin').get(`/api/admin/contracts/${id}`).expect(200)).body as object;
const read = (token: string) => app.anonymous().get('/api/contract/signing').set('Authorization', `Bearer ${token}`);
const sign = (token: string, body: object = SIGNATURE) =>
  app
    .anonymous()
    .post('/api/contract/signing')
    .set({ Authorization: `Bearer ${token}`, 'User-Agent': 'A browser' })
    .send(body);
const decline = (token: string, reason: string) =>
  app.anonymous().post('/api/contract/signing/decline').set('Authorization', `Bearer ${token}`).send({ reason });

/** Sends it, and returns the token from the latest email. */
async function sentToken(id: string, email = TERMS.clientEmail): Promise<string> {
  await send(id).expect(200);
  await app.runJobs();
  const mail = (await app.mailsTo(email)).at(-1);
  return /\/contract\/sign#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('saving', () => {
  it('answers the whole agreement with its hash and the rates of its package', async () => {
    const { body } = await app
      .anonymous()
      .post('/api/contract')
      .send({ ...TERMS, monthlyRate: '$1' })
      .expect(201);
    expect(body).toMatchObject({
      ...TERMS,
      monthlyRate: '$200',
      yearlyRate: '$2,400',
      status: 'saved',
      signature: null,
    });
    expect((body as Saved).text).toContain('The Courtyard <Bistro> (the client)');
    expect((body as Saved).textHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(['clientBusinessName', 'clientContactName'])('needs %s', async (field) => {
    const { body } = await app
      .anonymous()
      .post('/api/contract')
      .send({ ...TERMS, [field]: '' })
      .expect(400);
    expect(body).toMatchObject({ detail: 'Please fill in at least the business name and contact name.' });
  });

  it.each([{ startDate: '2026-02-30' }, { startDate: 'soon' }, { selectedPackage: 'gold' }, { clientEmail: 'nobody' }])(
    'refuses %j',
    async (change) => {
      await app
        .anonymous()
        .post('/api/contract')
        .send({ ...TERMS, ...change })
        .expect(400);
    },
  );

  it('adds an entry to the inbox, with a new version for each save', async () => {
    const [one, two] = [await save(), await save({ specialTerms: 'Another' })];
    const { body } = await app.as('admin').get('/api/admin/enquiries?kind=contract').expect(200);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(one.textHash).not.toBe(two.textHash);
  });
});

describe('signing', () => {
  it('uses the link in the email, and produces a certificate and a copy', async () => {
    const { id, text, textHash } = await save();
    const token = await sentToken(id);
    expect((await read(token).expect(200)).body).toMatchObject({ id, text, status: 'sent' });
    const { body } = await sign(token).expect(200);
    const signature = { name: 'Zoë Hart', address: expect.stringMatching(/127\.0\.0\.1/), userAgent: 'A browser' };
    expect(body).toMatchObject({ status: 'signed', signature, decidedAt: expect.stringMatching(/Z$/), textHash });
    expect(await seen(id)).toEqual(body);
    await app.runJobs();
    const copy = (await app.mailsTo(TERMS.clientEmail)).at(-1);
    expect(copy?.subject).toBe('Signed: your website services agreement');
    expect(copy?.text).toContain(textHash);
    expect(copy?.from).toMatchObject({ name: 'Harborlight Web Studio' });
    expect(copy?.replyTo).toMatchObject([{ address: 'studio@harborlight.example' }]);
    expect(copy?.text).toMatch(/-- \nHarborlight Web Studio\nstudio@harborlight\.example\n\(904\) 555-0188\s*$/);
    expect(copy?.html).not.toContain('King Street');
    const notices = await app.mailsTo('hello@bistro.example');
    expect(notices.map(({ subject }) => subject).join()).toContain('The Courtyard <Bistro>');
  });

  it('happens once: the same link then shows the signed text and changes nothing', async () => {
    const { id } = await save();
    const token = await sentToken(id);
    await sign(token).expect(200);
    const { body } = await sign(token, { ...SIGNATURE, name: 'Somebody Else' }).expect(409);
    expect(body).toMatchObject({ detail: 'This agreement is already signed.' });
    await decline(token, 'No').expect(409);
    await send(id).expect(409);
    expect((await read(token).expect(200)).body).toMatchObject({ signature: { name: 'Zoë Hart' } });
  });

  it('needs name and consent', async () => {
    const token = await sentToken((await save()).id);
    await sign(token, { consent: true }).expect(400);
    const { body } = await sign(token, { name: 'Zoë', consent: false }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'consent', message: 'Please agree to sign electronically.' }] });
  });

  it('can be declined with a reason instead', async () => {
    const { id } = await save();
    const token = await sentToken(id);
    await decline(token, '').expect(400);
    expect((await decline(token, 'Too early').expect(200)).body).toMatchObject({
      status: 'declined',
      declineReason: 'Too early',
    });
    await sign(token).expect(409);
  });

  it('is refused without a link, with a forged one', async () => {
    const { id } = await save();
    const token = await sentToken(id);
    for (const other of ['', 'x', `${token}x`, token.replace(/^./, (letter) => (letter === 'x' ? 'y' : 'x'))]) {
      await read(other).expect(404);
      await sign(other).expect(404);
    }
    expect(await seen(id)).toMatchObject({ status: 'sent' });
  });

  it('is refused if the text was tampered with, which the database also prevents', async () => {
    const { id } = await save();
    const token = await sentToken(id);
    const tamper = `update contracts set text = text || ' and a car' where id = $1`;
    await expect(app.database.query(tamper, [id])).rejects.toThrow(/keeps its text/);
    await app.database.query('alter table contracts disable trigger contract_kept');
    await app.database.query(tamper, [id]);
    await app.database.query('alter table contracts enable trigger contract_kept');
    expect((await sign(token).expect(409)).body).toMatchObject({ detail: expect.stringContaining('can’t be signed') });
  });

  it('is not possible without an email address', async () => {
    const { id } = await save({ clientEmail: '' });
    const { body } = await send(id).expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('no client email address') });
  });

  it('is remembered after three and after ten days, until it was decided or the time is over', async () => {
    const clientEmail = 'later@guests.example';
    const sent = async () => sentToken((await save({ clientEmail })).id, clientEmail);
    const [signed, open] = [await sent(), await sent()];
    const after = async (days: number) => {
      app.clock.advance({ hours: days * 24 });
      await app.nest.get(ContractsService, { strict: false }).remind();
      await app.runJobs();
      return (await app.mailsTo(clientEmail)).filter(({ subject }) => subject?.startsWith('Reminder')).length;
    };
    expect(await after(2)).toBe(0);
    expect(await after(2)).toBe(2);
    await sign(signed).expect(200);
    expect(await after(7)).toBe(3);
    expect(await after(18)).toBe(3);
    await read(open).expect(200);
    expect(await after(2)).toBe(3);
    expect((await sign(open).expect(404)).body).toMatchObject({
      detail: 'This link is invalid or has expired. Please ask for a new one.',
    });
  });
});
