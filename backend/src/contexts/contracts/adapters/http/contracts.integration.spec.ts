import { createHash, randomUUID, verify, X509Certificate } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import forge from 'node-forge';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { Database } from '../../../../platform/persistence/database.js';
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

  it.each([
    { startDate: '2026-02-30' },
    { startDate: 'soon' },
    { selectedPackage: 'gold' },
    { clientEmail: 'nobody' },
    { specialTerms: 'Fee: \u202e057$' },
  ])('refuses %j', async (change) => {
    await app
      .anonymous()
      .post('/api/contract')
      .send({ ...TERMS, ...change })
      .expect(400);
  });

  it('adds an entry to the inbox, with a new version for each save', async () => {
    const one = await save();
    const two = await save({ specialTerms: 'Another' });
    const { body } = await app.as('admin').get('/api/admin/enquiries?kind=contract').expect(200);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(one.textHash).not.toBe(two.textHash);
  });
});

const downloadAs = (token: string) =>
  app
    .anonymous()
    .get('/api/contract/signing/agreement.pdf')
    .set('Authorization', `Bearer ${token}`)
    .responseType('blob');
const downloadByOwner = (id: string) =>
  app.as('admin').get(`/api/admin/contracts/${id}/agreement.pdf`).responseType('blob');

/** Sent to a client who gets no other email. */
async function sentToSomeone(changes: object = {}) {
  const clientEmail = `${randomUUID()}@clients.example`;
  const { id } = await save({ ...changes, clientEmail });
  return { id, clientEmail, token: await sentToken(id, clientEmail) };
}

async function signed(changes: object = {}, name = SIGNATURE.name) {
  const sent = await sentToSomeone(changes);
  await sign(sent.token, { ...SIGNATURE, name }).expect(200);
  return sent;
}

/** Whether the seal is over these bytes, as a PDF reader decides it (ISO 32000-1, 12.8.1; RFC 5652, 5.4). */
function hasIntactSeal(pdf: Buffer): boolean {
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1')) ?? [];
  const [start = 0, length = 0, restStart = 0, restLength = 0] = range.map(Number);
  if (start !== 0 || restStart + restLength !== pdf.length) return false;
  const covered = Buffer.concat([pdf.subarray(start, length), pdf.subarray(restStart)]);
  const hex = pdf.subarray(length + 1, restStart - 1).toString('latin1');
  const der = forge.util.createBuffer(Buffer.from(hex, 'hex').toString('latin1'));
  const message: object = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der, { parseAllBytes: false } as never));
  const { certificates, rawCapture } = message as {
    certificates: forge.pki.Certificate[];
    rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] };
  };
  const { asn1, pki } = forge;
  const attributes = rawCapture.authenticatedAttributes;
  const digestAttribute = attributes
    .map(({ value }) => value as forge.asn1.Asn1[])
    .find(([type]) => asn1.derToOid(type?.value as string) === pki.oids['messageDigest']);
  const stated = ((digestAttribute?.[1]?.value as forge.asn1.Asn1[])[0]?.value ?? '') as string;
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes);
  const [certificate] = certificates;
  if (!certificate) return false;
  return (
    Buffer.from(stated, 'latin1').equals(createHash('sha256').update(covered).digest()) &&
    verify(
      'sha256',
      Buffer.from(asn1.toDer(set).getBytes(), 'latin1'),
      new X509Certificate(pki.certificateToPem(certificate)).publicKey,
      Buffer.from(rawCapture.signature, 'latin1'),
    )
  );
}

/** What readers copy and read aloud: the characters that the embedded fonts have glyphs for (ISO 32000-1, 9.10.3). */
function charactersIn(pdf: Buffer): Set<string> {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  const maps = Array.from(streams, ([, stream = '']) => Buffer.from(stream, 'latin1'))
    .filter((stream) => stream.length > 2 && stream.readUInt16BE() === ZLIB)
    .map((stream) => inflateSync(stream).toString('latin1'))
    .filter((text) => text.includes('beginbfrange'));
  const codes = maps.flatMap((map) => Array.from(map.matchAll(/<([0-9a-f ]+)>/g), ([, code = '']) => code));
  return new Set(
    codes.flatMap((code) => Array.from(Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))),
  );
}

/** The first two bytes of what pdfkit compresses. */
const ZLIB = 0x789c;

describe('the PDF of a signed agreement', () => {
  it('is sealed, and no byte can be changed unnoticed', async () => {
    const { token } = await signed();
    const { body, headers } = await downloadAs(token).expect(200);
    const pdf = body as Buffer;
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(hasIntactSeal(pdf)).toBe(true);
    const ends = [/\/ByteRange/, />\s*\/Name/].map((mark) => mark.exec(pdf.toString('latin1'))?.index ?? 0);
    for (const at of [10, ends[0] ?? 0, (ends[1] ?? 0) + 10, pdf.length - 10]) {
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(hasIntactSeal(changed)).toBe(false);
    }
    expect(hasIntactSeal(Buffer.concat([pdf, Buffer.from('\n% more')]))).toBe(false);
  });

  it('is the same file for both sides and for each download, by one certificate', async () => {
    const { id, token } = await signed();
    const copies = await Promise.all([downloadAs(token), downloadByOwner(id), downloadByOwner(id)]);
    const [first, ...others] = copies.map(({ body }) => body as Buffer);
    for (const other of others) expect(other).toEqual(first);
    await downloadByOwner((await signed()).id).expect(200);
    expect(await app.database.query('select 1 from agreement_seal')).toHaveLength(1);
  });

  it('names itself, its language and its pages, and attaches the text that was signed', async () => {
    const { id } = await signed();
    const { body } = await downloadByOwner(id).expect(200);
    const source = (body as Buffer).toString('latin1');
    for (const part of ['/Lang (en-US)', '/MarkInfo', '/DisplayDocTitle true', '/P 1', '(agreement.txt)'])
      expect(source).toContain(part);
  });

  it.each([
    [
      'many scripts',
      { specialTerms: 'Ελληνικά, Привет, 契約書の日本語、한국어, مرحبا (123), שלום, สวัสดี, नमस्ते 😀 1️⃣' },
      'محمد 李小龍',
    ],
    ['characters that no font has', { specialTerms: 'አማርኛ \u{1D518} \u{10FFFD} \uFFFF' }, 'አማርኛ'],
    [
      'as much text as there may be',
      { specialTerms: 'x'.repeat(5_000), additionalServices: 'No 1.\n'.repeat(800) },
      'y'.repeat(120),
    ],
    [
      'texts that look like headings',
      { specialTerms: '\n\n8. Fake\n\n\n1. One\n\n(\\) <</Type/Catalog>> endobj' },
      '(Bobby) Tables\\',
    ],
  ])('can be printed with %s', async (_, terms, name) => {
    const { id } = await signed(terms, name);
    const { body } = await downloadByOwner(id).expect(200);
    expect(hasIntactSeal(body as Buffer)).toBe(true);
  });

  it('embeds fonts for a name in Arabic, Chinese, Devanagari and Hebrew, and for emoji', async () => {
    const name = 'محمد علي 李小龍 नीलम शर्मा נועה כהן 😀👩🇺🇸';
    const { id } = await signed({}, name);
    const pdf = (await downloadByOwner(id).expect(200)).body as Buffer;
    const printed = charactersIn(pdf);
    expect(Array.from(name).filter((character) => !printed.has(character))).toEqual([]);
    const source = pdf.toString('latin1');
    expect(source.match(/\/FontFile2/g)).toHaveLength(source.match(/\/Type \/FontDescriptor/g)?.length ?? 0);
  });

  it('outlives the erasure of the client, whose record contains the agreement', async () => {
    const { id, clientEmail } = await signed();
    await app.runJobs();
    const before = (await downloadByOwner(id).expect(200)).body as Buffer;
    const data = app.nest.get(PersonalData, { strict: false });
    expect(await data.recordOf(clientEmail.toUpperCase())).toMatchObject({
      agreements: [{ status: 'signed', signature: { name: 'Zoë Hart', userAgent: 'A browser' } }],
    });
    await app.nest.get(Database, { strict: false }).run(null, () => data.erase(clientEmail));
    expect((await downloadByOwner(id).expect(200)).body).toEqual(before);
  });

  it('does not exist before the signature', async () => {
    const { id, token } = await sentToSomeone();
    await downloadAs(token).expect(409);
    await downloadByOwner(id).expect(409);
    await decline(token, 'No').expect(200);
    await downloadByOwner(id).expect(409);
    await downloadAs('forged').expect(404);
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
    const own = (await app.mailsTo('studio@harborlight.example')).at(-1);
    expect(own?.subject).toBe('Signed: the agreement with The Courtyard <Bistro>');
    expect(own?.replyTo).toMatchObject([{ address: TERMS.clientEmail }]);
    const { body: pdf } = await downloadAs(token).expect(200);
    for (const mail of [copy, own]) {
      expect(mail?.attachments).toMatchObject([
        { filename: expect.stringMatching(/^signed-agreement-\d{4}-\d\d-\d\d\.pdf$/), mimeType: 'application/pdf' },
      ]);
      expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
    }
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
    const signed = await sent();
    const open = await sent();
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
