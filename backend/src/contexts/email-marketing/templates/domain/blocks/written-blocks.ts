import { escapeHtml } from '../mail-content.js';
import { type ColumnsBlock, MAIL_WIDTH, type MailBlock, type PlainBlock } from './mail-block.js';

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const GAP = 16;

/** The generated content of an email of blocks. */
export interface WrittenMail {
  readonly htmlContent: string;
  readonly textContent: string;
}

/** @param site where uploaded pictures are shown, such as `https://bistro.example` */
export const writtenOf = (blocks: readonly MailBlock[], site: string): WrittenMail => ({
  htmlContent: htmlOf(blocks, site),
  textContent: textOf(blocks),
});

/** Tables with inline styles, because mail clients support little else. */
function htmlOf(blocks: readonly MailBlock[], site: string): string {
  const rows = blocks.map((block) =>
    row(block.type === 'columns' ? columns(block, site) : plain(block, MAIL_WIDTH, site)),
  );
  return `<table ${TABLE} align="center" width="${String(MAIL_WIDTH)}" style="width:100%;max-width:${String(MAIL_WIDTH)}px;border-collapse:collapse">${rows.join('')}</table>`;
}

const row = (content: string) => `<tr><td style="padding:0 0 ${String(GAP)}px">${content}</td></tr>`;

function columns({ columns: all }: ColumnsBlock, site: string): string {
  const share = 100 / all.length;
  const width = Math.floor(MAIL_WIDTH / all.length) - GAP;
  const cells = all.map(({ blocks }) => {
    const rows = blocks.map((block) => row(plain(block, width, site))).join('');
    const inner = rows && `<table ${TABLE} width="100%" style="border-collapse:collapse">${rows}</table>`;
    return `<td width="${share.toFixed(0)}%" valign="top" style="width:${share.toFixed(2)}%;padding:0 ${String(GAP / 2)}px">${inner}</td>`;
  });
  return `<table ${TABLE} width="100%" style="border-collapse:collapse"><tr>${cells.join('')}</tr></table>`;
}

function plain(block: PlainBlock, maxWidth: number, site: string): string {
  switch (block.type) {
    case 'heading':
      return `<h2 style="margin:0;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:600">${lines(block.text)}</h2>`;
    case 'text':
      return paragraphs(block.text);
    case 'picture': {
      const width = String(Math.min(block.width, maxWidth));
      return `<img src="${escapeHtml(pictureFor(block.url, site))}" alt="${escapeHtml(block.alt)}" width="${width}" border="0" style="display:block;width:100%;max-width:${width}px;height:auto">`;
    }
    case 'button':
      return `<table ${TABLE}><tr><td bgcolor="#e9a23b" style="background-color:#e9a23b;border-radius:3px;padding:14px 24px"><a href="${escapeHtml(block.url)}" style="color:#15110f;font-weight:700;text-decoration:none">${lines(block.label)}</a></td></tr></table>`;
    case 'divider':
      return `<table ${TABLE} width="100%"><tr><td height="1" style="border-top:1px solid #d8cdb8;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
  }
}

/** Uploaded images also exist as JPEG, which every mail client shows; images of the website do not. */
const UPLOADED = /(\/pictures\/[0-9a-f]{20}-\d+)\.webp$/;
const pictureFor = (url: string, site: string) =>
  url.startsWith('/') ? `${site.replace(/\/$/, '')}${url.replace(UPLOADED, '$1.jpg')}` : url;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function paragraphs(text: string): string {
  const all = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const last = all.length - 1;
  return all
    .map((paragraph, place) => `<p style="margin:0 0 ${place === last ? '0' : '16px'}">${lines(paragraph.trim())}</p>`)
    .join('');
}

const textOf = (blocks: readonly MailBlock[]): string => blocks.flatMap(textsOf).join('\n\n');

function textsOf(block: MailBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'picture':
      return block.alt ? [`[${block.alt}]`] : [];
    case 'button':
      return [`${block.label}: ${block.url}`];
    case 'divider':
      return ['* * *'];
    case 'columns':
      return block.columns.flatMap((column) => column.blocks.flatMap(textsOf));
  }
}
