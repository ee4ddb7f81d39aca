import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { PgContactImports } from '../persistence/contact-imports.query.js';
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
const run = async (id: string, plan: object) => {
  await call(id, 'start', plan).expect(200);
  await app.runJobs();
  return (await app.as('manager').get(`/api/customer-contacts/imports/${id}`).expect(200)).body as object;
};
const refusedOf = async (id: string) => {
  const { text } = await app.as('manager').get(`/api/customer-contacts/imports/${id}/refused.csv`).expect(200);
  return text.replace('\ufeff', '').trim().split('\r\n');
};
const contacts = async () => {
  const list = (await app.as('manager').get('/api/customer-contacts').expect(200)).body as ContactView[];
  return Object.fromEntries(list.map((contact) => [contact.email, contact]));
};
const create = (details: object) =>
  app
    .as('manager')
    .post('/api/customer-contacts')
    .send({ firstName: 'Known', lastName: 'Guest', ...details })
    .expect(201);

const FILE = `E-Mail;First Name;Surname;Birthday;Groups
ana@guests.example;Ana;Lee;11/5/1980;"wine, glass"
known@guests.example;Other;;;wine
left@guests.example;Left;Guest;;
nonsense;No;Body;;
ANA@guests.example;Ana;Again;;
bo@guests.example;Bo;Yi;yesterday;
cy@guests.example;Cy;Mo;11/5/2085;
`;
const COLUMNS = { email: 0, firstName: 1, lastName: 2, dateOfBirth: 3, tags: 4 };

/** Quotes, line ends and signs of two bytes, in so many bytes of UTF-8. */
const aFileOf = (bytes: number) => {
  const row = '"zoë@guests.example"\t"Zoë"\t"Zoë"\r\n';
  const file = 'E-Mail\tFirst Name\tNotes\r\n' + row.repeat(10);
  const notes = bytes - Buffer.byteLength(file) - 2;
  return `${file}"${'é'.repeat(notes / 4)}${'""'.repeat(notes / 4)}${'x'.repeat(notes % 4)}"`;
};

it('leaves out phone numbers with too few digits, and says so', async () => {
  const { id } = await upload(
    'Email,Phone\nana@guests.example,none\nbo@guests.example,(904) 555-0100\ncy@guests.example,\n',
  );
  const plan = { columns: { email: 0, phone: 1 }, existing: 'update', consent: null, tags: [] };
  const { body } = await call(id, 'preview', plan).expect(200);
  expect(body).toMatchObject({ added: 3, unreadPhones: 1 });
  expect((body as { rows: object[] }).rows).toMatchObject([
    { reason: 'Phone skipped: “none” has fewer than 7 digits.' },
    { reason: null },
    { reason: null },
  ]);
  await run(id, plan);
  expect(await contacts()).toMatchObject({
    'ana@guests.example': { phone: null },
    'bo@guests.example': { phone: '(904) 555-0100' },
    'cy@guests.example': { phone: null },
  });
});

it('accepts a file of 5 MB with any characters, and rejects larger ones', async () => {
  const largest = 5 * 1024 * 1024;
  const csv = aFileOf(largest);
  expect(Buffer.byteLength(csv)).toBe(largest);
  expect(await upload(csv)).toMatchObject({ totalRows: 11 });
  const { body } = await app
    .as('manager')
    .post('/api/customer-contacts/imports')
    .send({ fileName: 'list.csv', csv: 'x'.repeat(largest + 1) })
    .expect(400);
  expect(body).toMatchObject({ detail: 'Choose a file of at most 5 MB.' });
});

it('accepts 50,000 rows and 500 columns, and reads nothing beyond them', async () => {
  const refusalOf = async (csv: string) => {
    const call = app.as('manager').post('/api/customer-contacts/imports');
    return ((await call.send({ fileName: 'list.csv', csv }).expect(400)).body as { detail: string }).detail;
  };
  const rows = `Email\n${'a@guests.example\n'.repeat(50_000)}`;
  expect(await upload(rows)).toMatchObject({ totalRows: 50_000 });
  expect(await refusalOf(`${rows}b@guests.example\n"never closed`)).toBe('Choose a file with at most 50,000 rows.');
  expect(await refusalOf(`Email${',x'.repeat(500)}\n"never closed`)).toBe('Choose a file with at most 500 columns.');
});

it('knows the columns by their headings, and shows the first rows', async () => {
  expect(await upload(`\ufeff${FILE}`)).toMatchObject({
    fileName: 'list.csv',
    status: 'uploaded',
    totalRows: 7,
    doneRows: 0,
    headings: ['E-Mail', 'First Name', 'Surname', 'Birthday', 'Groups'],
    suggested: COLUMNS,
  });
});

it('previews the outcome of each row, then imports and reports refused rows', async () => {
  await create({ email: 'known@guests.example', phone: '555 0100', tags: ['Wine', 'lunch'] });
  await create({ email: 'left@guests.example', status: 'unsubscribed' });
  const { id } = await upload(FILE);
  const plan = { columns: COLUMNS, existing: 'update', consent: 'Signed up at the glass market', tags: ['market'] };

  const { body: preview } = await call(id, 'preview', plan).expect(200);
  expect(preview).toMatchObject({ added: 3, updated: 2, skipped: 1, refused: 1, unreadBirthdays: 2 });
  expect((preview as { rows: object[] }).rows.slice(3)).toEqual([
    { line: 5, outcome: 'refused', reason: `“nonsense” isn’t an email address.`, email: '', name: '' },
    {
      line: 6,
      outcome: 'skipped',
      email: 'ANA@guests.example',
      name: 'Ana Again',
      reason: 'This address appears earlier in the file.',
    },
    {
      line: 7,
      outcome: 'added',
      email: 'bo@guests.example',
      name: 'Bo Yi',
      reason: 'Birthday skipped: “yesterday” isn’t a past date.',
    },
    {
      line: 8,
      outcome: 'added',
      email: 'cy@guests.example',
      name: 'Cy Mo',
      reason: 'Birthday skipped: “11/5/2085” isn’t a past date.',
    },
  ]);
  expect(Object.keys(await contacts())).toHaveLength(2);

  expect(await run(id, plan)).toMatchObject({
    status: 'done',
    totalRows: 7,
    doneRows: 7,
    added: 3,
    updated: 2,
    skipped: 1,
    refused: 1,
  });
  const consent = { how: 'import', wording: 'Signed up at the glass market' };
  expect(await contacts()).toMatchObject({
    'ana@guests.example': {
      firstName: 'Ana',
      lastName: 'Lee',
      dateOfBirth: '1980-11-05',
      tags: ['market', 'wine', 'glass'],
      emailOptIn: true,
      consent,
      source: 'import',
      status: 'active',
    },
    'known@guests.example': {
      firstName: 'Other',
      lastName: 'Guest',
      phone: '555 0100',
      tags: ['Wine', 'lunch', 'market'],
      emailOptIn: true,
    },
    'left@guests.example': { status: 'unsubscribed', emailOptIn: false, consent: null },
    'bo@guests.example': { firstName: 'Bo', dateOfBirth: null, emailOptIn: true },
  });
  expect(await refusedOf(id)).toEqual([
    'Line,Reason,E-Mail,First Name,Surname,Birthday,Groups',
    `5,“nonsense” isn’t an email address.,nonsense,No,Body,,`,
  ]);
  await call(id, 'start', plan).expect(409);
});

it('opts no one in without a statement of consent, and can leave existing contacts alone', async () => {
  await create({ email: 'known@guests.example' });
  const { id } = await upload(FILE);
  expect(await run(id, { columns: COLUMNS, existing: 'skip' })).toMatchObject({ added: 4, updated: 0, skipped: 2 });
  expect(await contacts()).toMatchObject({
    'ana@guests.example': { emailOptIn: false, consent: null },
    'known@guests.example': { firstName: 'Known', tags: [] },
  });
});

it('brings back no one who was erased', async () => {
  const email = 'ana@guests.example';
  await create({ email });
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
  const { id } = await upload(FILE);
  await run(id, { columns: COLUMNS, existing: 'update', consent: 'All said yes' });
  expect(await contacts()).toMatchObject({
    'ana@guests.example': { status: 'unsubscribed', emailOptIn: false, suppressed: 'unsubscribed' },
    'left@guests.example': { status: 'active', emailOptIn: true },
  });
});

it('imports its own export: people without consent stay without it, whatever is stated', async () => {
  await create({ email: 'yes@guests.example', phone: '+1 904 555 0100', emailOptIn: true });
  await create({ email: 'no@guests.example', emailOptIn: false });
  await create({ email: 'left@guests.example', emailOptIn: false, status: 'unsubscribed' });
  await create({ email: 'away@guests.example', emailOptIn: true, status: 'inactive' });
  const { text: csv } = await app.as('manager').get('/api/customer-contacts/export.csv').expect(200);
  await app.database.query('truncate customer_contacts, email_suppressions cascade');

  const { id, suggested } = await upload(csv);
  expect(suggested).toMatchObject({ email: 2, emailOptIn: 6, status: 9 });
  const plan = { columns: suggested, existing: 'skip', consent: 'Signed the guest book' };
  const { body } = await call(id, 'preview', plan).expect(200);
  const optIn = 'They are opted in: “Signed the guest book”, except for 2 not marked as yes in the file.';
  expect(body).toMatchObject({ added: 4, sayNo: 2, optIn });
  await run(id, plan);
  expect(await contacts()).toMatchObject({
    'yes@guests.example': { emailOptIn: true, status: 'active', phone: '+1 904 555 0100' },
    'no@guests.example': { emailOptIn: false, status: 'active', consent: null },
    'left@guests.example': { emailOptIn: false, status: 'unsubscribed', consent: null },
    'away@guests.example': { emailOptIn: true, status: 'inactive' },
  });
});

it('explains before the import that a yes in the file opts no one in', async () => {
  const { id, suggested } = await upload('Email,Subscribed\nana@guests.example,yes');
  const optInOf = async (columns: object) => {
    const { body } = await call(id, 'preview', { columns, existing: 'skip' }).expect(200);
    return (body as { optIn: string }).optIn;
  };
  expect(await optInOf(suggested)).toBe(
    'This import opts in no one: a yes in the Email opt-in column doesn’t say how people agreed. ' +
      'Describe how everyone agreed to opt in people with a yes.',
  );
  expect(await optInOf({ email: 0 })).toBe('This import opts in no one.');
});

it.each(['update', 'skip'])(
  'opts out known contacts if the file says no, and counts them in the preview (%s)',
  async (existing) => {
    const known = ['yes', 'no', 'left', 'gone', 'unknown'].map((name) => `${name}@guests.example`);
    for (const email of known) await create({ email, emailOptIn: true });
    const answers = ['Subscribed', 'No', 'Unsubscribed', 'Cleaned', 'Unknown'];
    const rows = known.map((email, place) => `${email},New,${answers[place] ?? ''}`);
    const { id, suggested } = await upload(['Email,First name,Email subscription status', ...rows].join('\n'));
    const plan = { columns: suggested, existing, consent: 'All said yes' };
    const { body } = await call(id, 'preview', plan).expect(200);
    expect(body).toMatchObject({
      optedOut: 3,
      optIn: expect.stringMatching(/ 3 existing contacts are opted out because the file says no\.$/),
    });
    await run(id, plan);
    const now = await contacts();
    const standing = (name: string) => [
      now[`${name}@guests.example`]?.emailOptIn,
      now[`${name}@guests.example`]?.status,
    ];
    expect(['yes', 'no', 'left', 'gone', 'unknown'].map(standing)).toEqual([
      [true, 'active'],
      [false, 'unsubscribed'],
      [false, 'unsubscribed'],
      [false, 'active'],
      [true, 'active'],
    ]);
    expect(now['no@guests.example']).toMatchObject({ consent: null, firstName: existing === 'skip' ? 'Known' : 'New' });
  },
);

it.each([
  ['a till', 'Email Address,Email Subscription Status', ['subscribed', 'unsubscribed', 'unknown']],
  ['a booking program', 'Email,Email Marketing Opt In', ['Yes', 'No', '']],
  ['an opt-out column', 'Email,Unsubscribed from all email', ['false', 'true', 'TRUE']],
  ['a website builder', 'Email 1,Email subscriber status', ['Subscribed', 'Unsubscribed', 'Not set']],
])('opts in only people with a yes in the file of %s, given a statement', async (_, heading, answers) => {
  const rows = answers.map((answer, place) => `guest${String(place)}@guests.example,${answer}`);
  const { id, suggested, consentHeadings } = await upload([heading, ...rows].join('\n'));
  expect(consentHeadings).toEqual([heading.split(',')[1]]);
  await run(id, { columns: suggested, existing: 'skip', consent: 'Signed the guest book' });
  const now = await contacts();
  expect(answers.map((_answer, place) => now[`guest${String(place)}@guests.example`]?.emailOptIn)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each(['UNSUB_TIME', 'CLEAN_TIME'])(
  'opts in no one from a list whose only sign of consent is %s, however it is mapped',
  async (sign) => {
    const { id } = await upload(
      `Email Address,CONFIRM_TIME,${sign}\nben@guests.example,2024-01-01,2025-02-02 10:00:00`,
    );
    await run(id, { columns: { email: 0 }, existing: 'skip', consent: 'All said yes' });
    expect(await contacts()).toMatchObject({ 'ben@guests.example': { emailOptIn: false, consent: null } });
  },
);

it('refuses an address with an invisible character within it', async () => {
  const { id } = await upload(
    'Email,Name\nan\0a@guests.example,Ana\nb\u0001o@guests.example,Bo\n\0cy@guests.example\0,C\0y\n',
  );
  expect(await run(id, { columns: { email: 0, firstName: 1 }, existing: 'skip' })).toMatchObject({
    added: 1,
    refused: 2,
  });
  expect(await contacts()).toMatchObject({ 'cy@guests.example': { firstName: 'Cy' } });
  expect((await refusedOf(id))[1]).toContain('“an\ufffda@guests.example” isn’t an email address.');
});

it('believes a no further down in the file', async () => {
  const { id, suggested } = await upload('Email,Opt in\nana@guests.example,yes\nana@guests.example,no\n');
  await run(id, { columns: suggested, existing: 'skip', consent: 'All said yes' });
  expect(await contacts()).toMatchObject({ 'ana@guests.example': { emailOptIn: false, consent: null } });
});

it('takes the file of refused rows again when they are corrected, and it is no danger in a spreadsheet', async () => {
  const { id, suggested } = await upload(
    'Name;E-Mail;Notes;Phone\nAnn Lee;ann(at)guests.example;=1+1;+1 555 0100;more\n',
  );
  expect(await run(id, { columns: suggested, existing: 'skip' })).toMatchObject({ added: 0, refused: 1 });
  const [heading = '', row = ''] = await refusedOf(id);
  expect(heading).toBe('Line,Reason,Name,E-Mail,Notes,Phone,');
  expect(row).toMatch(/,Ann Lee,ann\(at\)guests\.example,'=1\+1,'\+1 555 0100,more$/);

  const again = await upload([heading, row.replaceAll('ann(at)', 'ann@')].join('\n'));
  expect(again.suggested).toEqual({ firstName: 2, email: 3, notes: 4, phone: 5 });
  expect(await run(again.id, { columns: again.suggested, existing: 'skip' })).toMatchObject({ added: 1, refused: 0 });
  expect(await contacts()).toMatchObject({
    'ann@guests.example': { firstName: 'Ann', lastName: 'Lee', notes: '=1+1', phone: '+1 555 0100' },
  });
});

it('stores only the heading after the import, and not even that if it contains an erased person', async () => {
  const email = 'ana@guests.example';
  const { id } = await upload('Email,Ana\nbo@guests.example,Bo\n');
  // As uploaded before such files were refused.
  await app.database.query(`update contact_imports set csv = replace(csv, 'Email', $2) where id = $1`, [id, email]);
  await run(id, { columns: { email: 0 }, existing: 'skip' });
  const stored = () => app.database.query('select csv from contact_imports where id = $1', [id]);
  expect(await stored()).toEqual([{ csv: `${email},Ana\n` }]);
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
  expect(await stored()).toEqual([{ csv: '' }]);
});

it('is not done before it was started, and is not ended twice', async () => {
  const { id } = await upload(FILE);
  const imports = new PgContactImports(app.database);
  await imports.finish(id, 'heading');
  expect(await imports.get(id)).toMatchObject({ status: 'uploaded', csv: FILE.trim() });
  await run(id, { columns: COLUMNS, existing: 'skip' });
  const { csv } = await imports.get(id);
  await imports.finish(id, 'another heading');
  expect(await imports.get(id)).toMatchObject({ status: 'done', csv });
});

it('splits a full name, and leaves a first name as it is', async () => {
  const named = async (csv: string) => {
    const { id, suggested } = await upload(csv);
    await run(id, { columns: suggested, existing: 'skip' });
    const people = Object.values(await contacts());
    await app.database.query('truncate customer_contacts cascade');
    return people.map(({ firstName, lastName }) => [firstName, lastName]);
  };
  expect(await named('Name,Email\nAnn  Mary Lee,a@guests.example\n')).toEqual([['Ann', 'Mary Lee']]);
  expect(await named('Full name,Email\nAnn,a@guests.example\n')).toEqual([['Ann', '']]);
  expect(await named('First name,Email\nAnn Mary,a@guests.example\n')).toEqual([['Ann Mary', '']]);
  expect(await named('Name,Surname,Email\nAnn Mary,Lee,a@guests.example\n')).toEqual([['Ann Mary', 'Lee']]);
});

it('takes a quotation mark that encloses nothing for a letter', async () => {
  const { id } = await upload('Email,First name,Notes\nana@guests.example,Ana "Annie" Lee,6" heels\n');
  const plan = { columns: { email: 0, firstName: 1, notes: 2 }, existing: 'skip' };
  expect(await run(id, plan)).toMatchObject({ added: 1, refused: 0 });
  expect(await contacts()).toMatchObject({
    'ana@guests.example': { firstName: 'Ana "Annie" Lee', notes: '6" heels' },
  });
});

it.each([
  ['', 'Choose a file with a header row and at least one more row.'],
  ['Email', 'Choose a file with a header row and at least one more row.'],
  ['Email,Name\n"ana@guests.example', 'A quotation mark in row 2 is never closed.'],
])('refuses %j', async (csv, message) => {
  const send = app.as('manager').post('/api/customer-contacts/imports').send({ fileName: 'list.csv', csv });
  const { body } = await send.expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'csv', message: expect.stringContaining(message) as string }] });
});

it('needs the column of the addresses', async () => {
  const { id } = await upload(FILE);
  const { body } = await call(id, 'preview', { columns: { firstName: 1 }, existing: 'skip' }).expect(400);
  expect(body).toMatchObject({ detail: 'Choose the column with the email addresses.' });
});
