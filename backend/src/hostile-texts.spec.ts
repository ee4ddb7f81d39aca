import { validateSync } from 'class-validator';
import menu from '../content/menu.json' with { type: 'json' };
import { pageView } from './contexts/analytics/analytics.service.js';
import { contentPreview } from './contexts/approvals/adapters/http/approvals.controllers.js';
import { paragraphWords } from './contexts/blog/adapters/content/published-contents-from-schedule.js';
import { excerptOf, lendPicture, publishedPost } from './contexts/blog/domain/blog.service.js';
import { readReports } from './contexts/email-marketing/sending/adapters/bounces/read-report.js';
import { narrowedBy as narrowedContacts } from './contexts/email-marketing/contacts/adapters/http/contacts.controller.js';
import { answerIn } from './contexts/email-marketing/contacts/adapters/import/consent-columns.js';
import { csvRows } from './platform/imports/csv-rows.js';
import {
  areDaysFirst,
  suggestVisitColumns,
  VISIT_FIELDS,
} from './contexts/reservations/adapters/import/visit-columns.js';
import { clockIn, readVisitRow, resultIn, whenIn } from './contexts/reservations/adapters/import/visit-row.js';
import { readImportRow } from './contexts/email-marketing/contacts/adapters/import/import-row.js';
import { suggestColumns } from './contexts/email-marketing/contacts/adapters/import/csv-contact-files.js';
import { encodedFor, trackedHtml } from './contexts/email-marketing/sending/adapters/mail/marketing-mails.js';
import { hoursFindings } from './contexts/hours/domain/named-hours.js';
import { OpeningHours } from './contexts/hours/domain/opening-hours.js';
import { weekOf } from './contexts/hours/domain/week.js';
import { readRestaurantProfile } from './platform/restaurant/restaurant-profile.js';
import { publicContentOf } from './contexts/email-marketing/campaigns/adapters/website/public-content.js';
import { linksIn } from './contexts/email-marketing/campaigns/domain/pre-flight.service.js';
import { namesOf, tidyTags } from './contexts/email-marketing/contacts/domain/contact.js';
import { DNS_PURPOSES, findingsIn } from './contexts/email-marketing/settings/domain/dns/dns-records.js';
import { mailFor, placeholdersIn } from './contexts/email-marketing/templates/domain/mail-content.js';
import { warningsOf } from './contexts/email-marketing/templates/domain/warnings.js';
import { narrowedBy as narrowedReservations } from './contexts/reservations/adapters/http/reservations.dto.js';
import { divided } from './contexts/reservations/adapters/replies/without-quotes.js';
import { dishesOf } from './contexts/restaurant/domain/dishes.js';
import { priceFindings } from './contexts/restaurant/domain/named-prices.js';
import { localPartOf } from './contexts/staff/hiring.service.js';
import { parseContentDate, parseInstant } from './kernel/scheduled-date.js';
import { plainMessage, plainPath } from './contexts/status/client-errors.controller.js';
import { readReleases } from './contexts/status/releases.js';
import { mailHtml } from './platform/html/mail-html.js';
import { safeHtml } from './platform/html/safe-html.js';
import { seenText } from './platform/html/seen-text.js';
import { textOfHtml, textOfMarkdown } from './platform/html/text-of-html.js';
import { isMailAddress, Line, OptionalPhoneNumber, OptionalWebAddress } from './platform/http/fields/index.js';
import { isProgram } from './platform/http/is-program.js';
import { plainText } from './platform/http/input.pipe.js';
import { readCursor } from './platform/lists/cursor.js';
import { loggedPath } from './platform/logging/logged-path.js';
import { encoded } from './platform/mail/encoded-text.js';
import { plainName } from './platform/mail/plain-name.js';
import { classifyRefusal } from './platform/mail/refusals/classify-refusal.js';
import { quotedAddress } from './platform/persistence/quoted-address.js';
import { sized } from './testing/faults/sized.js';

/** The processor's own time, which other work on the machine does not stretch: a linear reader takes a tenth of it, a quadratic one twice as much. */
const { LENGTH, MAX_SECONDS } = sized({
  short: { LENGTH: 100_000, MAX_SECONDS: 3 },
  long: { LENGTH: 500_000, MAX_SECONDS: 20 },
});

function hostileTexts(length: number): string[] {
  const filled = (piece: string, end = '') => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;
  return [
    ...[' ', '\n ', 'a', '1', '-', '/', '.', '"', "'", '&', '@', '\u0301'].map((sign) => filled(sign, '§')),
    ...['<', '</', '<a', '<a href="', '<a href="https://', '<img alt="', '<p>', '<p '].map((piece) => filled(piece)),
    ...['<script>', '<!--', '<![CDATA[', '<p title="', '<li>', '<ul><li>', '<b>', '<div></b>', '<div title="<">'].map(
      (piece) => filled(piece),
    ),
    ...['<style x', '&#', '&nbsp;', '<p style="color:', '<p style="a:b;'].map((piece) => filled(piece)),
    ...['{{', '{{ ', '{', '}}', '{{a', '{{a|', '}}{{'].map((piece) => filled(piece)),
    `{{${filled(' ')}`,
    `{{${filled(' ')}}}`,
    `{{a|${filled(' ')}`,
    `<p style="${filled(' ')}">`,
    `<p style="color:${filled('a(')}">x</p>`,
    `<a href="${filled(' ')}">x</a>`,
    `<a href="{{${filled(' ')}">x</a>`,
    `<img alt="${filled('"')}`,
    `<p>${filled(' ')}</p>`,
    filled('a@'),
    filled('a.'),
    `${filled('a.')}@a.example`,
    `a@${filled('a.')}`,
    `a@${filled('a-')}`,
    filled('mailto:a@b,'),
    filled('a@b,'),
    filled('may '),
    filled('1/'),
    filled('11/25 '),
    filled('2026-'),
    filled('sunday'),
    filled('. '),
    filled('! \n'),
    `may${filled(' ')}`,
    filled('$1 '),
    filled('latte $1 '),
    filled('$1 soda '),
    `$1 ${filled('and a latte ')}`,
    `latte${filled(' ')}$1`,
    `$1${filled(' for')} latte`,
    filled('v=spf1 '),
    filled('x TXT '),
    `x ${filled('1')}`,
    `x${filled(' ')}`,
    filled('a=b;'),
    filled('ip4:1.'),
    filled('Final-Recipient: '),
    filled('a: b\n'),
    filled('a:\n b'),
    filled('--b\n'),
    filled('=\n'),
    filled('(\n'),
    filled('[['),
    filled('{"a":'),
    filled('%2e'),
    filled('a.b'),
    filled('https://'),
    filled('http://a:'),
    filled('https://['),
    filled('://'),
    filled('\u202E'),
    filled('\u00AD'),
  ];
}

class FormWithText {
  @Line({ label: 'it', max: LENGTH * 2 })
  readonly line: string;
  @OptionalPhoneNumber()
  readonly phone: string;
  @OptionalWebAddress({ max: LENGTH * 2 })
  readonly address: string;

  constructor(text: string) {
    this.line = text;
    this.phone = text;
    this.address = text;
  }
}

const mail = (text: string) => ({ subject: text, html: text, text });
const HOURS = new OpeningHours('America/New_York', weekOf(readRestaurantProfile().openingHours));
const DISHES = dishesOf(menu);
const PICTURE = { image: 'a', imageAlt: 'a', themes: ['soup'], suitsAnything: true };
const PLAN = {
  columns: {
    email: 0,
    firstName: 1,
    lastName: 2,
    phone: 3,
    dateOfBirth: 4,
    tags: 5,
    notes: 6,
    emailOptIn: 7,
    status: 8,
  },
  existing: 'skip',
  consent: null,
  tags: [],
} as const;
const NOW = new Date('2026-11-21T12:00:00Z');
const RESTAURANT = { name: 'Bistro', timeZone: 'America/New_York' } as Parameters<typeof publishedPost>[2];
const cells = (at: number, text: string) =>
  Array.from({ length: 9 }, (_, place) => (place === at ? text : place === 0 ? 'ana@guests.example' : ''));

const refusing = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
};

const READERS: Record<string, (text: string) => unknown> = {
  'a mail’s HTML': mailHtml,
  'HTML on a screen': safeHtml,
  'HTML as text': textOfHtml,
  'submitted content': (text) => contentPreview(JSON.stringify({ content: text, tags: [text] })),
  'an article’s words': paragraphWords,
  'an article': (text) =>
    publishedPost({ id: 'a', title: text, html: text, words: text, publishedAt: NOW }, PICTURE, RESTAURANT),
  'an excerpt': excerptOf,
  'an article’s picture': (text) => lendPicture({ title: text, words: text }, [PICTURE], new Map()),
  placeholders: placeholdersIn,
  'a mail that is filled in': (text) => mailFor(mail(text))({ a: 'Ana' }),
  'an encoded mail': (text) => encodedFor(mail(text))({ a: 'Ana' }),
  'warnings of a mail': (text) => warningsOf(mail(text), mail(text)),
  'links of a mail': (text) => linksIn(text, () => false),
  'a campaign in the archive': (text) => publicContentOf({ subject: text, previewText: text, html: text }, 'Courtyard'),
  'tracked links': trackedHtml,
  'what is seen of HTML': seenText,
  'days that are promised': (text) => hoursFindings(text, HOURS, '2026-11-21'),
  'prices that are promised': (text) => priceFindings(text, DISHES),
  'a bounce': readReports,
  'a bounce in words': (text) =>
    readReports(`From: MAILER-DAEMON@mx.example\nX-Failed-Recipients: a@b.example\n\n${text}`),
  'an answer of a guest': (text) => divided(text, { subject: text, address: text }),
  'a refusal': (text) => classifyRefusal(text, text, { sender: 'a@b.example', recipient: text }),
  headings: (text) => suggestColumns([text, text], [[text, text]]),
  'headings of a book': (text) => [suggestVisitColumns([text, text]), areDaysFirst([text, text])],
  ...Object.fromEntries(VISIT_FIELDS.map((field) => [`${field} of a visit`, (text: string) => visitWith(field, text)])),
  'the moment of a visit': (text) => [
    whenIn(text, '', true, ZONE),
    whenIn('3/7/2024', text, false, ZONE),
    clockIn(text),
  ],
  'the status of a visit': resultIn,
  ...Object.fromEntries(
    Object.entries(PLAN.columns).map(([field, at]) => [
      `${field} of a row`,
      (text: string) => readImportRow(cells(at, text), PLAN, at % 2 === 0, NOW),
    ]),
  ),
  'consent in a cell': (text) => (['opt-in', 'opt-out', 'status'] as const).map((kind) => answerIn(kind, text)),
  tags: (text) => tidyTags([text]),
  'a whole name': namesOf,
  ...Object.fromEntries(
    DNS_PURPOSES.map((purpose) => [`${purpose} record`, (text: string) => findingsIn(purpose, text)]),
  ),
  'a search of contacts': (text) => narrowedContacts({ query: text }),
  'a search of reservations': (text) => narrowedReservations({ limit: 1, search: text }),
  'a staff member’s name': localPartOf,
  'a page’s address': (text) => pageView(`/${text}`, text, 'bistro.example'),
  'a date': refusing((text) => parseContentDate(text, 'UTC')),
  'an instant': refusing((text) => parseInstant(text, 'UTC')),
  'what a browser says of a failure': plainMessage,
  'the page of a failure': plainPath,
  'a list of releases': readReleases,
  'notes of a release': textOfMarkdown,
  'a mail address': isMailAddress,
  'a field of a form': (text) => validateSync(new FormWithText(text)),
  'a user agent': isProgram,
  'a body': (text) => plainText({ text, texts: [text] }),
  'a place in a list': refusing((text) => readCursor(text)),
  'an address in the log': loggedPath,
  'the text of a mail': encoded,
  'a guest’s name': plainName,
  'an address that is looked for': quotedAddress,
};

/** A report whose every part has the text in it; a parser from a package reads it header by header. */
const readParts = (text: string) =>
  readReports(
    `Content-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\nAction: failed\nStatus: ${text}\n\nAction: failed\nFinal-Recipient: ${text}\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${text}\n\n--b--\n`,
  );
const mailTexts = (length: number) =>
  [' ', '\n ', 'a', 'Final-Recipient: ', 'a: b\n', 'a:\n b', '--b\n', '=\n', '(\n'].map((piece) =>
    piece.repeat(Math.ceil(length / piece.length)),
  );

/** Style sheets as long as they may be, over as many elements as there is room for. */
const styledMails = (length: number) => {
  const elements = (piece: string) => piece.repeat(Math.floor((length - 60_000) / piece.length));
  const sheets = [
    '*{color:red}',
    'a b c d e f g h{color:red}',
    '* * * * * * .x{color:red}',
    '*>*>*>*>*{a:b}',
    'a{a{',
    'a,b{&,&{',
    '*+*{color:red}',
    '*~*~*{color:red}',
    ':nth-child(2n){color:red}',
    ':has(*){color:red}',
    '*{--a:var(--a)var(--a)}',
    '@media all{',
    '@media all{*{color:red}}',
    '/*',
    '"',
    '(',
    '*{color:a-',
    '*{color:a-a',
    '[a="',
    '*{font:a,',
    '{',
    '}',
    ';',
    '*{color:red;margin:0;padding:0;width:1px;height:2px}',
    '*,*,*,*,*{color:red}',
    'p:hover{color:red}',
    '*{a:url(',
  ];
  return sheets.flatMap((piece) => {
    const sheet = `<style>${piece.repeat(Math.floor(60_000 / piece.length))}</style>`;
    return [`${sheet}<p>x</p>`, sheet + elements('<p>x</p>'), `${sheet}${'<div>'.repeat(190)}${elements('<b>')}`];
  });
};
const commentedMails = (length: number) =>
  [
    '<!--[if mso]>',
    '<!--[if !mso]><!-->',
    '<!--[if mso]><td><![endif]-->',
    '<!--<![endif]-->',
    '\uE0000\uE001',
    '<style>',
  ].map((piece) => piece.repeat(Math.floor(length / piece.length)));

/** A parser from a package: of each kind of text that means something to it, one. */
const tableTexts = (length: number) =>
  ['a', '"', ',', '\n', '",', '"\n', '""'].map((piece) => piece.repeat(length / piece.length));
const ZONE = 'America/New_York';
/** A visit of which one field is the text. */
const visitWith = (field: (typeof VISIT_FIELDS)[number], text: string) => {
  const usual = { date: '3/7/2024', time: '7 PM', partySize: '2', status: 'Done', name: 'Ana Lee' };
  const cells = { ...usual, [field]: text } as Partial<Record<(typeof VISIT_FIELDS)[number], string>>;
  const columns = Object.fromEntries(VISIT_FIELDS.map((name, place) => [name, place]));
  const reading = { plan: { columns, isDayFirst: false }, timeZone: ZONE, now: NOW, fileHash: '' };
  return readVisitRow(
    VISIT_FIELDS.map((name) => cells[name] ?? ''),
    2,
    reading,
  );
};
const readTable = async (text: string) => {
  const rows = csvRows(text);
  const read = () => rows.next().catch(() => ({ done: true }));
  for (let row = await read(); !row.done; row = await read());
};

async function secondsOf(read: (text: string) => unknown, text: string): Promise<number> {
  const start = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

it.each<[string, (text: string) => unknown, (length: number) => string[]]>([
  ...Object.entries(READERS).map(
    ([what, read]) => [what, read, hostileTexts] as [string, typeof read, typeof hostileTexts],
  ),
  ['a bounce in its parts', readParts, mailTexts],
  ['a file of contacts', readTable, tableTexts],
  ['a mail with a style sheet', mailHtml, styledMails],
  ['a mail with comments', mailHtml, commentedMails],
])('reads %s in a time that grows with its length, whatever it contains', async (_, read, texts) => {
  const slow: string[] = [];
  for (const text of texts(LENGTH)) {
    const first = await secondsOf(read, text);
    // The first may include collecting the garbage of earlier tests; a slow reader is slow again.
    const seconds = first > MAX_SECONDS ? await secondsOf(read, text) : first;
    if (seconds > MAX_SECONDS) slow.push(`${text.slice(0, 20)}… takes ${seconds.toFixed(1)} s`);
  }
  expect(slow).toEqual([]);
});
