import { decodeHTMLAttribute } from 'entities';

/** Names that authors cannot use, because they contain spaces; the recipient's tracking URLs replace them. */
export const PIXEL = 'tracking pixel';
export const clickName = (place: number) => `tracking click ${String(place)}`;

/** A web address that is the same for every recipient. */
const LINK = /(<a\b[^<>]*?\shref=")(https?:\/\/[^"<>{}]*)(")/gi;

export interface TrackedHtml {
  readonly html: string;
  /** Unique target URLs; `clickName` receives the index of one. */
  readonly urls: readonly string[];
}

/** HTML from `MailWriter` with placeholders for tracked links and the tracking pixel. */
export function trackedHtml(html: string): TrackedHtml {
  const urls: string[] = [];
  const rewritten = html.replaceAll(LINK, (_, before: string, address: string, after: string) => {
    const url = decodeHTMLAttribute(address);
    if (!urls.includes(url)) urls.push(url);
    return `${before}{{${clickName(urls.indexOf(url))}}}${after}`;
  });
  const pixel = `<img src="{{${PIXEL}}}" width="1" height="1" alt="" style="display:block;border:0">`;
  return { html: rewritten.replace(/(<\/body>|$)/i, `${pixel}$1`), urls };
}
