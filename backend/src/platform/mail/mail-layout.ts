import { escapeAttribute, escapeText } from 'entities';
import type { Restaurant } from '../../kernel/restaurant.js';

export interface MailContent {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** Framed groups of facts. */
  readonly blocks?: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly action?: MailLink | undefined;
  /** A plain link below the button. */
  readonly otherAction?: MailLink | undefined;
  readonly closing?: readonly string[];
  /** The sender, if not the restaurant. */
  readonly sender?: MailSender;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailSender {
  readonly name: string;
  /** Contact details. */
  readonly lines: readonly string[];
}

/** Colors: lead, ivory, deep water, and the panes of the strip under the header. */
const LEAD = '#15110f';
const PANES = ['#9b2335', '#e9a23b', '#f6cf73', '#3e6b4f', '#0b5d6b', '#23408e', '#e9a23b', '#9b2335'];
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "'Nunito Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The text and HTML parts of an email; every value is escaped here. */
export function mailLayout(restaurant: Restaurant, content: MailContent): { text: string; html: string } {
  const sender = content.sender ?? { name: restaurant.name, lines: [addressOf(restaurant), restaurant.phone] };
  return { text: textPart(sender, content), html: htmlPart(sender, content) };
}

/** On one line. */
export function addressOf({ address: { street, unit, city, region, postalCode } }: Restaurant): string {
  return `${street}, ${unit}, ${city}, ${region} ${postalCode}`;
}

function textPart(
  sender: MailSender,
  { heading, paragraphs = [], blocks = [], action, otherAction, closing = [] }: MailContent,
): string {
  return [
    heading,
    ...paragraphs,
    ...blocks.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')),
    ...[action, otherAction].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : [])),
    ...closing,
    ['-- ', sender.name, ...sender.lines].join('\n'),
  ].join('\n\n');
}

function htmlPart(
  sender: MailSender,
  { heading, paragraphs = [], blocks = [], action, otherAction, closing = [] }: MailContent,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text).replaceAll('\n', '<br>')}</p>`;
  const block = ({ title, lines }: { title: string; lines: readonly string[] }) =>
    `<table role="presentation" width="100%" style="border:3px solid ${LEAD};border-collapse:collapse;margin:0 0 16px"><tr><td style="padding:16px 20px;background:#ffffff;color:#1b1713">
<p style="margin:0 0 4px;font:600 20px/1.3 ${SERIF}">${escapeText(title)}</p>${lines.map((line) => `<p style="margin:0">${escapeText(line).replaceAll('\n', '<br>')}</p>`).join('')}</td></tr></table>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeAttribute(action.url)}" style="background:#e9a23b;color:${LEAD};display:inline-block;font-weight:700;padding:14px 24px;text-decoration:none;border-radius:3px">${escapeText(action.label)}</a></p>`
    : '';
  const link = otherAction
    ? `<p style="margin:0 0 16px"><a href="${escapeAttribute(otherAction.url)}">${escapeText(otherAction.label)}</a></p>`
    : '';
  const body = `<h1 style="margin:0 0 16px;font:600 28px/1.2 ${SERIF}">${escapeText(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${blocks.map(block).join('\n')}
${button}${link}${closing.map(paragraph).join('\n')}`;
  const footer = [sender.name, ...sender.lines].map(escapeText).join('<br>');
  return mailFrame(sender, { title: escapeText(heading), body, footer });
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

/**
 * The frame of every email: the restaurant's name, the colored strip, the content and the footer. Every color is
 * explicit, links included, so mail clients in dark mode leave it light unless the content defines dark colors.
 */
export function mailFrame({ name }: Pick<MailSender, 'name'>, parts: FrameParts): string {
  const { css = '', preheader = '', isPage = false } = parts;
  const schemes = css.includes('prefers-color-scheme') ? 'light dark' : 'light';
  const letter = `<div class="letter letter-body">${parts.body}</div>`;
  const text = isPage ? `${letter}</td></tr><tr><td style="padding:0 24px 32px;max-width:560px">` : letter;
  return `<!doctype html>
<html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}"><title>${parts.title}</title><style>
:root{color-scheme:${schemes}}
a{color:#0b5d6b}
</style>${css && `<style>\n${css}\n</style>`}</head>
<body style="margin:0;background:#fbf6ec;color:#1b1713;font:16px/1.6 ${SANS}">${preheader && `<div style="${HIDDEN}">${preheader}${PADDING}</div>`}
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td style="background:#0f2a30;color:#fbf6ec;padding:24px;font:600 22px/1.2 ${SERIF}">${escapeText(name)}</td></tr></table>
<table role="presentation" width="100%" style="border-collapse:collapse;background:${LEAD}"><tr>${PANES.map((pane) => `<td height="10" style="background:${pane};border:3px solid ${LEAD};font-size:0;line-height:0">&nbsp;</td>`).join('')}</tr></table>
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td style="${isPage ? 'padding:0' : 'padding:32px 24px;max-width:560px'}">
${text}
<p style="margin:32px 0 0;color:#5a4d40;font-size:14px">${parts.footer}</p>
</td></tr></table></body></html>`;
}
