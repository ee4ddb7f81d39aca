import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { paintFirst } from './first-paint.server';

export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />);
  const html = await text(prelude);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.DEV ? html : await paintFirst(html, context), { headers, status });
}
