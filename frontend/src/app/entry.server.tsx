import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cache = createCache();
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StyleProvider cache={cache}>
        <ServerRouter context={context} url={request.url} />
      </StyleProvider>,
      {
        onAllReady() {
          pipe(body);
          resolve();
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
  const html = await text(body);
  const antdStyle = html.includes('ant-') ? extractStyle(cache, { once: true }) : '';
  // The preload links compete with the first picture for the line; without them the page paints a second earlier.
  const lean = html.replace(/<link rel="modulepreload"[^>]*>/g, '');
  headers.set('Content-Type', 'text/html');
  return new Response(
    lean.replace('</head>', () => `${antdStyle}</head>`),
    { headers, status },
  );
}
