import { escapeUTF8 } from 'entities';
import type { Response } from 'express';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE =
  'body{max-width:34em;margin:3em auto;padding:0 1.25em;font:18px/1.5 sans-serif;color:#1d1a17;background:#faf6ea}' +
  'label{display:block;margin:1em 0}strong{display:block;color:#a02a1b}' +
  'input,select,textarea,button{display:block;box-sizing:border-box;width:100%;min-height:2.75em;padding:.4em;font:inherit}';

/** A page for guests whose browser runs no scripts. @param content HTML */
export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeUTF8(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeUTF8(title)}</h1>${content}</main></body></html>
`;

export function setPlainPageHeaders(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', POLICY);
  response.type('text/html; charset=utf-8');
}

export function sendPlainPage(response: Response, html: string): void {
  setPlainPageHeaders(response);
  response.send(html);
}
