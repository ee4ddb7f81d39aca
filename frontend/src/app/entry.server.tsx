import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { paintFirst, readStyles } from './first-paint.server';

export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />);
  const html = await text(prelude);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = import.meta.env.DEV ? html : paintFirst(html, await readStyles(context));
  return new Response(page, { headers, status });
}
