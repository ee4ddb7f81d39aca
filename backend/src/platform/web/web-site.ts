import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { pageContentPolicy } from './security-headers.js';

const SHELL = '__spa-fallback.html';
const NOT_FOUND = '404/index.html';
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

const manifest = z.object({
  /** HTML file to the hashes of its inline scripts. */
  csp: z.record(z.string(), z.array(z.string())),
  /** Addresses that exist without a page of their own: the dashboards. */
  appRoutes: z.array(z.string()),
});

/** Serves the built front end: a file, else the page of that address, else the dashboards' shell, else the 404 page. */
export function webSite(webRoot: string): RequestHandler {
  const { csp, appRoutes } = manifest.parse(JSON.parse(readFileSync(join(webRoot, '..', 'site.json'), 'utf8')));
  const files = new Set(
    readdirSync(webRoot, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/')),
  );
  const isServed = (file: string) => files.has(file) && extname(file) !== '' && !/(^|\/)\./.test(file);

  function find(path: string): { status: number; file: string } {
    const address = path.replaceAll(/^\/+|\/+$/g, '');
    const page = address ? `${address}/index.html` : 'index.html';
    if (page !== NOT_FOUND && isServed(page)) return { status: 200, file: page };
    if (appRoutes.includes(`/${address}`)) return { status: 200, file: SHELL };
    const isPage = address.endsWith('.html') || /\.(br|gz)$/.test(address);
    return isServed(address) && !isPage ? { status: 200, file: address } : { status: 404, file: NOT_FOUND };
  }

  return (request: Request, response: Response, next: NextFunction) => {
    if (/^\/api(\/|$)/i.test(request.path)) {
      next();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('Allow', 'GET, HEAD');
      response.end();
    } else {
      const { status, file } = find(decoded(request.path));
      const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
      const suffix = encoding === 'br' || encoding === 'gzip' ? ENCODINGS[encoding] : '';
      const compressed = suffix && files.has(file + suffix) ? suffix : '';
      if (compressed && encoding) response.setHeader('Content-Encoding', encoding);
      if (files.has(`${file}.br`)) response.vary('Accept-Encoding');
      response.setHeader('Cache-Control', cachePolicy(file));
      if (file in csp) response.setHeader('Content-Security-Policy', pageContentPolicy(csp[file] ?? []));
      response.status(status).type(extname(file));
      response.sendFile(file + compressed, { root: webRoot, cacheControl: false }, (error?: Error) => {
        if (error && !response.headersSent) next(error);
      });
    }
  };
}

/** Files below assets/ have a hash of their content in their name; pages are asked for anew each time. */
function cachePolicy(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** A path that is no valid UTF-8 is the path of nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
