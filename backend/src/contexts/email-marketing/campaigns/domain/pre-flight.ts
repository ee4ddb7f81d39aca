import type { Unknowns } from '../../contacts/domain/index.js';
import type { Gap } from '../../templates/domain/index.js';

/** A problem that the author of a campaign should know before sending; errors block sending. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
}

/** A link as written in the email and its target; null where no browser could follow it. */
export interface MailLink {
  readonly written: string;
  readonly url: URL | null;
}

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The distinct links of an HTML text, without those that contain a placeholder, which we generate.
 * @param isOwn whether a URL belongs to the restaurant's website, whose host may be valid only locally
 */
export function linksIn(html: string, isOwn: (url: URL) => boolean): MailLink[] {
  const written = Array.from(html.matchAll(HREF), ([, double, single]) => readable(double ?? single ?? ''));
  return [...new Set(written)]
    .filter((link) => !link.includes('{{') && !link.startsWith('#'))
    .map((link) => ({ written: link, url: followed(link, isOwn) }));
}

const readable = (attribute: string) => attribute.replaceAll('&amp;', '&').trim();

function followed(link: string, isOwn: (url: URL) => boolean): URL | null {
  const url = URL.parse(link);
  if (!url || !FOLLOWED.includes(url.protocol)) return null;
  const isOnTheWeb = !url.protocol.startsWith('http') || url.hostname.includes('.');
  return isOnTheWeb || isOwn(url) ? url : null;
}

export const malformed = ({ written }: MailLink): Finding => ({
  level: 'error',
  message: `The link “${shortened(written)}” doesn’t work in emails. Use a full address, such as https://www.example.com/menu.`,
});

export const deadEnd = ({ written }: MailLink): Finding => ({
  level: 'error',
  message: `The link “${shortened(written)}” points to a page that doesn’t exist on this website.`,
});

/** A warning for each kind of recipient whose subject would lack the name. */
export function gaps({ name, rest, remedy }: Gap, { contacts, strangers }: Unknowns): Finding[] {
  const finding = (many: number, one: string, more: string): Finding[] => {
    const readers = many === 1 ? `1 ${one} reads` : `${many.toLocaleString('en-US')} ${more} read`;
    const message = `${readers} “${shortened(rest.trim())}” as the subject. Use ${remedy} to set a fallback.`;
    return many > 0 ? [{ level: 'warning', message }] : [];
  };
  return [
    ...finding(contacts, `contact without a ${name}`, `contacts without a ${name}`),
    ...finding(strangers, 'address that isn’t a contact', 'addresses that aren’t contacts'),
  ];
}

const shortened = (link: string) => (link.length > 80 ? `${link.slice(0, 79)}…` : link);
