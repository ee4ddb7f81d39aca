import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { filesOf, loadAtOnce, paintFirst } from './first-paint.server';

const BACK_OFFICE = /^\/(admin|manager|staff|sign-in)\//;

export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />);
  const html = await text(prelude);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) return new Response(html, { headers, status });
  const files = await filesOf(context);
  const isBackOffice = BACK_OFFICE.test(new URL(request.url).pathname);
  return new Response(isBackOffice ? loadAtOnce(html, files) : paintFirst(html, files), { headers, status });
}
