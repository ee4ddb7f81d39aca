/** Replies as mail clients send them, with the text that the author wrote. All names and addresses are fictitious. */
const OURS = 'Your table is confirmed';
const US = 'The Bistro <table@bistro.example>';
const LEAD = 'We look forward to seeing you.\nRunning late, more guests or other plans? Please call us: (904) 555-0175';
const quoted = `${OURS}\n\n${LEAD}`.replaceAll(/^/gm, '> ');

const above = (attribution: string, sign = true) =>
  `Five of us\n\n${attribution}\n\n${sign ? quoted : `${OURS}\n\n${LEAD}`}`;

/** Attribution lines by language and mail client; each is tested above a quotation with and without `>`. */
const ATTRIBUTIONS: readonly (readonly [string, string])[] = [
  ['Gmail', `On Fri, Nov 27, 2026 at 10:12 AM ${US} wrote:`],
  ['Gmail, wrapped', 'On Fri, Nov 27, 2026 at 10:12 AM The Bistro <\ntable@bistro.example> wrote:'],
  ['Gmail, wrapped before the verb', `On Fri, Nov 27, 2026 at 10:12 AM ${US}\nwrote:`],
  ['without a colon', `On Friday, November 27, 2026, 10:12:00 AM, ${US} wrote`],
  ['Apple Mail', `On Nov 27, 2026, at 10:12 AM, ${US} wrote:`],
  ['Yahoo', `On Friday, November 27, 2026 at 10:12:00 AM EST, ${US} wrote:`],
  ['Zoho', `---- On Fri, 27 Nov 2026 10:12:00 -0500 ${US} wrote ----`],
  ['time, date, name', `10:12, November 27, 2026, "The Bistro" <table@bistro.example>:`],
  ['date from address', 'On Nov 27, 2026 10:12, from The Bistro <table@bistro.example>:'],
  ['name on date', 'The Bistro <table@bistro.example> on Friday at 10:12 wrote:'],
  ['K-9', `On November 27, 2026 10:12:00 AM EST, The Bistro <table@bistro.example> wrote:`],
  ['Thunderbird', 'On 11/27/26 10:12 AM, The Bistro wrote:'],
  ['Spanish, Gmail', `El vie, 27 nov 2026 a las 10:12, The Bistro (<table@bistro.example>)\nescribió:`],
  ['Spanish, Apple Mail', `El 27 nov 2026, a las 10:12, ${US} escribió:`],
  ['French, Gmail', `Le ven. 27 nov. 2026 à 10:12, ${US} a écrit :`],
  ['French, Apple Mail', `Le 27 nov. 2026 à 10:12, ${US} a écrit :`],
  ['German, Gmail', `Am Fr., 27. Nov. 2026 um 10:12 Uhr schrieb The Bistro <\ntable@bistro.example>:`],
  ['German, Apple Mail', `Am 27.11.2026 um 10:12 schrieb ${US}:`],
  ['German, Thunderbird', 'Am 27.11.26 um 10:12 schrieb The Bistro:'],
  ['Italian, Gmail', `Il giorno ven 27 nov 2026 alle ore 10:12 ${US} ha scritto:`],
  ['Italian, Apple Mail', `Il giorno 27 nov 2026, alle ore 10:12, ${US} ha scritto:`],
  ['Portuguese, Gmail', `Em sex., 27 de nov. de 2026 às 10:12, ${US} escreveu:`],
  ['Portuguese, Apple Mail', `No dia 27/11/2026, às 10:12, ${US} escreveu:`],
  ['Dutch', `Op vr 27 nov. 2026 om 10:12 schreef ${US}:`],
  ['Danish', `Den fre. 27. nov. 2026 kl. 10.12 skrev ${US}:`],
  ['Norwegian', `fre. 27. nov. 2026 kl. 10:12 skrev ${US}:`],
  ['Swedish', `Den fre 27 nov. 2026 kl 10:12 skrev ${US}:`],
  ['Finnish', `pe 27. marrask. 2026 klo 10.12 ${US} kirjoitti:`],
  ['Polish', `pt., 27 lis 2026 o 10:12 ${US} napisał(a):`],
  ['Polish, Apple Mail', `Wiadomość napisana przez ${US} w dniu 27.11.2026, o godz. 10:12:`],
  ['Czech', `pá 27. 11. 2026 v 10:12 odesílatel ${US} napsal:`],
  ['Russian', `пт, 27 нояб. 2026 г. в 10:12, ${US}:`],
  ['Russian, Mail.ru', `Пятница, 27 ноября 2026, 10:12 +03:00 от ${US}:`],
  ['Turkish', `The Bistro <table@bistro.example>, 27 Kas 2026 Cum, 10:12 tarihinde şunu yazdı:`],
  ['Chinese', `The Bistro <table@bistro.example> 于2026年11月27日周五 10:12写道：`],
  ['Japanese', `2026年11月27日(金) 10:12 ${US}:`],
  ['Korean', `2026년 11월 27일 (금) 오전 10:12, ${US}님이 작성:`],
];

/** Complete quoted headers. */
const HEADS: readonly (readonly [string, string])[] = [
  ['Outlook', `From: ${US}\nSent: Friday, November 27, 2026 10:12 AM\nTo: Zoe <zoe@guests.example>\nSubject: ${OURS}`],
  [
    'Outlook, wrapped',
    `From: The Bistro\n<table@bistro.example>\nSent: Friday, November 27, 2026 10:12 AM\nTo: Zoe\nSubject: ${OURS}`,
  ],
  [
    'today’s Outlook on a telephone',
    `________________________________\nFrom: ${US}\nSent: Friday, November 27, 2026 10:12:00 AM\nTo: Zoe\nSubject: ${OURS}`,
  ],
  [
    'Hotmail',
    `Date: Fri, 27 Nov 2026 10:12:00 -0500\nSubject: ${OURS}\nFrom: table@bistro.example\nTo: zoe@guests.example`,
  ],
  ['Outlook in bold', `*From:* ${US}\n*Sent:* Friday, November 27, 2026 10:12 AM\n*To:* Zoe\n*Subject:* ${OURS}`],
  ['Outlook of before', `-----Original Message-----\nFrom: The Bistro\nSent: Friday\nTo: Zoe`],
  ['Outlook in Spanish', `De: ${US}\nEnviado: viernes, 27 de noviembre de 2026 10:12\nPara: Zoe\nAsunto: ${OURS}`],
  ['Outlook in French', `De : ${US}\nEnvoyé : vendredi 27 novembre 2026 10:12\nÀ : Zoe\nObjet : ${OURS}`],
  ['Outlook in German', `Von: ${US}\nGesendet: Freitag, 27. November 2026 10:12\nAn: Zoe\nBetreff: ${OURS}`],
  ['Outlook in Italian', `Da: ${US}\nInviato: venerdì 27 novembre 2026 10:12\nA: Zoe\nOggetto: ${OURS}`],
  [
    'Outlook in Portuguese',
    `De: ${US}\nEnviado: sexta-feira, 27 de novembro de 2026 10:12\nPara: Zoe\nAssunto: ${OURS}`,
  ],
  ['Outlook in Dutch', `Van: ${US}\nVerzonden: vrijdag 27 november 2026 10:12\nAan: Zoe\nOnderwerp: ${OURS}`],
  [
    'web.de',
    `Gesendet: Freitag, 27. November 2026 um 10:12 Uhr\nVon: "The Bistro" <table@bistro.example>\nAn: zoe@guests.example\nBetreff: ${OURS}`,
  ],
  ['Spanish, original', '-----Mensaje original-----\nDe: The Bistro'],
  ['French, original', "-----Message d'origine-----\nDe : The Bistro"],
  ['German, original', '-----Ursprüngliche Nachricht-----\nVon: The Bistro'],
  ['QQ', `------------------ 原始邮件 ------------------\n发件人: "The Bistro" <table@bistro.example>;`],
  ['nothing but our subject', ''],
];

export interface ReplySample {
  readonly program: string;
  readonly text: string;
  readonly written: string;
}

export const REPLY_SAMPLES: readonly ReplySample[] = [
  ...ATTRIBUTIONS.flatMap(([program, line]) => [
    { program, text: above(line), written: 'Five of us' },
    { program: `${program}, quoting without signs`, text: above(line, false), written: 'Five of us' },
  ]),
  ...HEADS.map(([program, head]) => ({ program, text: above(head, false), written: 'Five of us' })),
  {
    program: 'Yahoo on a telephone',
    text: `Five of us\n\nYahoo Mail: Search, Organize, Conquer\n\n  On Fri, Nov 27, 2026 at 10:12 AM, The Bistro<table@bistro.example> wrote:   ${OURS}\n\n${LEAD}`,
    written: 'Five of us',
  },
  ...[
    'Sent from my iPhone',
    'Sent with Proton Mail secure email.',
    'Sent from Spark',
    'Sent via Superhuman',
    'Get Outlook for iOS',
    'Enviado desde mi iPhone',
    'Envoyé de mon iPhone',
    'Von meinem iPhone gesendet',
    'Inviato da iPhone',
    'Enviado do meu iPhone',
    'Gesendet mit der GMX Mail App',
    'Verstuurd vanaf mijn iPad',
    'Skickat från min iPhone',
    'Отправлено с iPhone',
    '发自我的iPhone',
  ].map((words) => ({ program: words, text: `Five of us\n\n${words}\n\n${quoted}`, written: 'Five of us' })),
];

/** Texts by guests that only look like quoted headers. */
export const NO_QUOTATIONS: readonly string[] = [
  'Please change our table:\nFrom: 12:30\nTo: 1:30 PM\nDate: the same day\nAnd we are six now, thanks, Zoe',
  'As I wrote on 11/20, we are five:\nAnn, Ben, Cy, Di and me',
  'On Friday we came at 12.\n\nFrom: the train station it is a long way.',
  'My husband wrote: please no nuts.\nThank you!',
  'To: the kitchen\nSubject: nuts\nNo nuts, please.',
  'Von: 12 Uhr\nBis: 14 Uhr\nWir sind sechs.',
  'Date: December 4\nTime: 12:30\nPeople: six',
  'Le 4 décembre nous serons six.\nMerci',
];
