import type { Unknowns } from '../../contacts/domain/index.js';
import type { Gap } from '../../templates/domain/index.js';

/** Something about a campaign that its author should know before it leaves; an error would embarrass the restaurant. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
}

/** A link as it stands in the mail, and where it leads: null for what no browser can follow. */
export interface MailLink {
  readonly written: string;
  readonly url: URL | null;
}

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The links of an HTML text, each once; what a placeholder stands in is made by us.
 * @param isOwn whether an address is the restaurant's website's, which may have a name that others could not follow
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

/** Each kind of recipient to whom the subject would begin with a gap. */
export function gaps({ name, rest, remedy }: Gap, { contacts, strangers }: Unknowns): Finding[] {
  const finding = (many: number, one: string, more: string): Finding[] => {
    const whom = many === 1 ? `1 ${one} reads` : `${many.toLocaleString('en-US')} ${more} read`;
    const message = `${whom} “${shortened(rest.trim())}” as the subject. Use ${remedy} to set a fallback.`;
    return many > 0 ? [{ level: 'warning', message }] : [];
  };
  return [
    ...finding(contacts, `contact without a ${name}`, `contacts without a ${name}`),
    ...finding(strangers, 'address that isn’t a contact', 'addresses that aren’t contacts'),
  ];
}

const shortened = (link: string) => (link.length > 80 ? `${link.slice(0, 79)}…` : link);
