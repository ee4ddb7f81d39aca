import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { UploadedImportView } from './contact-imports.dto.js';
import type { ContactView } from './contacts.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate customer_contacts, email_suppressions cascade'));

const upload = async (csv: string) =>
  (await app.as('manager').post('/api/customer-contacts/imports').send({ fileName: 'list.csv', csv }).expect(201))
    .body as UploadedImportView;
const call = (id: string, what: string, plan: object) =>
  app.as('manager').post(`/api/customer-contacts/imports/${id}/${what}`).send(plan);
const run = async ({ id, suggested }: UploadedImportView) => {
  await call(id, 'start', { columns: suggested, existing: 'skip' }).expect(200);
  await app.runJobs();
  return (await app.as('manager').get(`/api/customer-contacts/imports/${id}`).expect(200)).body as object;
};
const contacts = async () => {
  const list = (await app.as('manager').get('/api/customer-contacts').expect(200)).body as ContactView[];
  return Object.fromEntries(list.map((contact) => [contact.email, contact]));
};

it('reads birthdays without a year, and imports everyone whose birthday it cannot read', async () => {
  const cells = [
    '1980-05-11',
    '5/11/80',
    '11-May-80',
    '"May 11, 1980"',
    '1980-05-11 00:00:00',
    '05/11',
    '--05-11',
    '0/0/00',
    '?',
  ];
  const rows = cells.map((cell, place) => `d${String(place)}@guests.example,${cell}`);
  const uploaded = await upload(['Email,Birthday', ...rows].join('\n'));
  const { body } = await call(uploaded.id, 'preview', { columns: uploaded.suggested, existing: 'skip' }).expect(200);
  expect(body).toMatchObject({ added: 9, refused: 0, unreadBirthdays: 1 });
  await run(uploaded);
  const now = await contacts();
  expect(cells.map((_cell, place) => now[`d${String(place)}@guests.example`]?.dateOfBirth)).toEqual([
    ...Array.from({ length: 5 }, () => '1980-05-11'),
    '--05-11',
    '--05-11',
    null,
    null,
  ]);
});

it('takes in an address book of Google: the first of several addresses, labels, and a phone', async () => {
  const uploaded = await upload(`First Name,Last Name,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value
Ana,Lee,1980-05-11,Friends ::: * myContacts,* Home,ana@guests.example,+1 904-555-0101
Ben,Roe,,* myContacts,* ,ben@guests.example ::: other@guests.example,
Cy,Dee,,,,Cy Dee <mailto:cy@guests.example>,
`);
  expect(uploaded.suggested).toMatchObject({ email: 5, tags: 3, phone: 6 });
  await run(uploaded);
  expect(await contacts()).toMatchObject({
    'ana@guests.example': { tags: ['Friends', 'myContacts'], phone: '+1 904-555-0101' },
    'ben@guests.example': { tags: ['myContacts'] },
    'cy@guests.example': {},
  });
});

it('takes tags in quotation marks', async () => {
  await run(await upload('Email Address,First Name,TAGS\nana@guests.example,Ana,"""Regulars"",""Wine Club"""'));
  expect(await contacts()).toMatchObject({ 'ana@guests.example': { tags: ['Regulars', 'Wine Club'] } });
});

it.each([
  ['MailerLite', 'Subscriber,Status,Name\na@b.example,Active,Ana', { email: 0, status: 1 }],
  ['OpenTable', 'Guest Name,Guest Email,Guest Tags\nAna,a@b.example,', { firstName: 0, email: 1, tags: 2 }],
  ['Outlook', 'First Name,E-mail Address,Mobile Phone,Categories\nAna,a@b.example,,', { email: 1, phone: 2, tags: 3 }],
  ['German Outlook', 'Vorname;E-Mail-Adresse;Kategorien\nAna;a@b.example;', { firstName: 0, email: 1, tags: 2 }],
  ['any other program', 'Who,Where\nAna,a@b.example', { email: 1 }],
])('knows the columns of %s', async (_, csv, columns) => {
  expect((await upload(csv)).suggested).toMatchObject(columns);
});

it('reads a separator line, a vertical tab and an address behind an invisible sign; a domain is one in both its forms', async () => {
  const uploaded = await upload(
    'sep=;\nEmail;Notes\n\u200eana@bücher.example;a\u000bb\nANA@xn--bcher-kva.example;again\n',
  );
  expect(uploaded.headings).toEqual(['Email', 'Notes']);
  expect(await run(uploaded)).toMatchObject({ added: 1, skipped: 1, refused: 0 });
  expect(await contacts()).toMatchObject({ 'ana@xn--bcher-kva.example': { notes: 'a b' } });
  const again = { firstName: 'Ana', lastName: 'Lee', email: 'ana@BÜCHER.example' };
  await app.as('manager').post('/api/customer-contacts').send(again).expect(409);
});

it('takes signs that turn the order of others out of names', async () => {
  await run(await upload('Email,First name\nana@guests.example,A\u202ena'));
  expect(await contacts()).toMatchObject({ 'ana@guests.example': { firstName: 'Ana' } });
});

it.each([
  [
    'PK\u0003\u0004\u0014\u0000\u0006\u0000\b\u0000',
    /^This is an Excel workbook\. In Excel choose File, Save As, “CSV/,
  ],
  ['BEGIN:VCARD\nVERSION:3.0', /^These are contact cards/],
])('explains what to do instead for %j', async (csv, message) => {
  const { body } = await app
    .as('manager')
    .post('/api/customer-contacts/imports')
    .send({ fileName: 'list.xlsx', csv })
    .expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'csv', message: expect.stringMatching(message) as string }] });
});

it.each([
  'ana@guests.example,Ana\nben@guests.example,Ben',
  'sep=;\n"Ana";"ana@guests.example"\n"Ben";"ben@guests.example"',
])('does not take the first contact of a file without column names for those: %j', async (csv) => {
  const { body } = await app
    .as('manager')
    .post('/api/customer-contacts/imports')
    .send({ fileName: 'list.csv', csv })
    .expect(400);
  expect(body).toMatchObject({ detail: expect.stringMatching(/^The first row holds an email address/) as string });
});
