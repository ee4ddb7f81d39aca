import { escapeAttribute, escapeText } from 'entities';
import { addressLine, type Restaurant } from '../../kernel/restaurant.js';

export interface MailContent {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** Date, time, party: one row each. */
  readonly facts?: readonly MailFact[];
  /** Texts under a title, such as what someone wrote. */
  readonly blocks?: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly action?: MailLink | undefined;
  /** A plain link below the button. */
  readonly otherAction?: MailLink | undefined;
  readonly closing?: readonly string[];
  /** Shown by inboxes after the subject; the first paragraph if absent. */
  readonly preheader?: string;
  /** The sender, if not the restaurant. */
  readonly sender?: MailSender;
}

export type MailFact = readonly [label: string, value: string];

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailSender {
  readonly name: string;
  /** Contact details. */
  readonly lines: readonly string[];
}

/** Colors in light and, as in the website's dark palette, in dark mode. The button is the same in both. */
const INK = '#1b1713';
const SOFT = '#5a4d40';
const LINE = '#e7dfd0';
const LINK = '#0b5d6b';
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#161311!important}
.page,.page td,.page th{color:#f1e9da!important}
.page .soft{color:#c6b9a5!important}
.page .line{border-color:#453b31!important}
.page a{color:#74c3ce!important}
.page a.button{color:#15110f!important}
}`;
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The text and HTML parts of an email; every value is escaped here. */
export function mailLayout(
  restaurant: Pick<Restaurant, 'name' | 'address' | 'phone'>,
  content: MailContent,
): { text: string; html: string } {
  const sender = content.sender ?? {
    name: restaurant.name,
    lines: [addressLine(restaurant.address), restaurant.phone],
  };
  return { text: textPart(sender, content), html: htmlPart(sender, content) };
}

function textPart(
  sender: MailSender,
  { heading, paragraphs = [], facts = [], blocks = [], action, otherAction, closing = [] }: MailContent,
): string {
  return [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...blocks.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')),
    ...[action, otherAction].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : [])),
    ...closing,
    ['-- ', sender.name, ...sender.lines].join('\n'),
  ].join('\n\n');
}

const asHtml = (text: string) => escapeText(text).replaceAll('\n', '<br>');

const factRow = ([label, value]: MailFact) =>
  `<tr><th scope="row" class="soft line" style="padding:10px 24px 10px 0;border-top:1px solid ${LINE};color:${SOFT};font-weight:400;text-align:left;vertical-align:top;white-space:nowrap">${escapeText(label)}</th><td class="line" width="100%" style="padding:10px 0;border-top:1px solid ${LINE}">${escapeText(value)}</td></tr>`;

function htmlPart(
  sender: MailSender,
  { heading, paragraphs = [], facts = [], blocks = [], action, otherAction, closing = [], preheader }: MailContent,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${asHtml(text)}</p>`;
  const table =
    facts.length === 0
      ? ''
      : `<table width="100%" class="line" style="margin:8px 0 24px;border-collapse:collapse;border-bottom:1px solid ${LINE}">${facts.map(factRow).join('')}</table>`;
  const block = ({ title, lines }: { title: string; lines: readonly string[] }) =>
    `<p style="margin:0 0 4px;font-weight:600">${escapeText(title)}</p>${lines.length > 0 ? paragraph(lines.join('\n')) : ''}`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeAttribute(action.url)}" class="button" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#e9a23b;color:#15110f;font-weight:600;text-decoration:none">${escapeText(action.label)}</a></p>`
    : '';
  const link = otherAction
    ? `<p style="margin:0 0 16px"><a href="${escapeAttribute(otherAction.url)}" style="color:${LINK}">${escapeText(otherAction.label)}</a></p>`
    : '';
  const note = (text: string) =>
    `<p class="soft" style="margin:0 0 8px;color:${SOFT};font-size:14px">${asHtml(text)}</p>`;
  const body = `<h1 style="margin:0 0 16px;font:600 24px/1.3 ${FONT}">${escapeText(heading)}</h1>
${[...paragraphs.map(paragraph), table, ...blocks.map(block), button + link, ...closing.map(note)].join('\n')}`;
  return mailFrame(sender, {
    title: escapeText(heading),
    preheader: escapeText(
      preheader ?? paragraphs[0] ?? blocks.flatMap(({ title, lines }) => [title, ...lines]).join(' · '),
    ),
    css: DARK,
    body,
    footer: [sender.name, ...sender.lines].map(escapeText).join('<br>'),
  });
}

/** All values are HTML. */
interface FrameParts {
  readonly title: string;
  readonly body: string;
  readonly footer: string;
  /** Preview text that inboxes show after the subject. */
  readonly preheader?: string;
  /** Rules for the head. */
  readonly css?: string;
  /** Whether the body has its own margins, like a whole page. */
  readonly isPage?: boolean;
}

const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all';

/** Invisible characters after the preview text, so that inboxes do not show the beginning of the email after it. */
const PADDING = '\u034F\u200C\u00A0'.repeat(100);

/** A centered column; Outlook reads its width from the attribute. */
const column = (content: string, padding: string) =>
  `<table role="presentation" align="center" width="600" style="width:100%;max-width:600px;border-collapse:collapse"><tr><td style="padding:${padding}">
${content}
</td></tr></table>`;

/**
 * The frame of every email: the restaurant's name, the content and the footer. Every color is explicit, links
 * included, so mail clients in dark mode leave it light unless the content defines dark colors.
 */
export function mailFrame({ name }: Pick<MailSender, 'name'>, parts: FrameParts): string {
  const { css = '', preheader = '', isPage = false } = parts;
  const schemes = css.includes('prefers-color-scheme') ? 'light dark' : 'light';
  const letter = `<div class="letter letter-body">${parts.body}</div>`;
  return `<!doctype html>
<html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}"><title>${parts.title}</title><style>
:root{color-scheme:${schemes}}
a{color:${LINK}}
</style>${css && `<style>\n${css}\n</style>`}</head>
<body class="page" style="margin:0;background:#ffffff;color:${INK};font:16px/1.5 ${FONT}">${preheader && `<div style="${HIDDEN}">${preheader}${PADDING}</div>`}
${column(`<p class="soft" style="margin:0;color:${SOFT};font-size:14px;font-weight:600">${escapeText(name)}</p>`, '32px 24px 24px')}
${isPage ? letter : column(letter, '0 24px')}
${column(`<p class="soft line" style="margin:0;padding-top:16px;border-top:1px solid ${LINE};color:${SOFT};font-size:14px">${parts.footer}</p>`, '24px 24px 40px')}
</body></html>`;
}
