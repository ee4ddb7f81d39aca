import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { escapeHtml } from '../mail/mail-layout.js';
import { BuiltSite, NOT_FOUND, SHELL } from './built-site.js';
import type { LivePage, LivePages } from './live-pages.js';
import { pageContentPolicy } from './security-headers.js';

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const SMALLEST = constants.BROTLI_MAX_QUALITY;
/** Nearly as small, in a hundredth of the time. */
const QUICK = 5;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Address and picture of this website for link previews. */
const SOCIAL_CARD = '/social-card.png';

/** Serves the front end: a live page, else a built file, else the page of that address, else the dashboards' shell, else the 404 page. */
export function webSite(webRoot: string, publicUrl: URL, livePages: LivePages | null = null): RequestHandler {
  const site = new BuiltSite(webRoot);
  const addressed = new Map(
    site.pages.map((address) => [address, new ReadyPage(addressedPage(site, address, publicUrl), SMALLEST)]),
  );
  const logger = new Logger('WebSite');

  /** A live page that fails leaves its place to what was built. */
  async function findLive(path: string): Promise<ReadyPage | null> {
    try {
      const page = await livePages?.find(path);
      return page ? new ReadyPage(page, QUICK) : null;
    } catch (error) {
      logger.error(`The page ${path} could not be brought up to date: ${String(error)}`);
      return null;
    }
  }

  return async (request: Request, response: Response, next: NextFunction) => {
    if (/^\/api(\/|$)/i.test(request.path)) {
      next();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('Allow', 'GET, HEAD');
      response.end();
    } else {
      const path = decoded(request.path);
      const page = (await findLive(path)) ?? addressed.get(path.replace(/(?<=.)\/$/, ''));
      if (page) await page.send(request, response);
      else sendFile(site, find(site, path), request, response, next);
    }
  };
}

/** The built page with its full address, which only the running server knows. */
function addressedPage(site: BuiltSite, address: string, publicUrl: URL): LivePage {
  const url = escapeHtml(new URL(address, publicUrl).href);
  const card = escapeHtml(new URL(SOCIAL_CARD, publicUrl).href);
  const tags = `<link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/><meta property="og:image" content="${card}"/>`;
  const html = site.read(`${address}/index.html`.replace(/^\/+/, ''));
  return { type: 'text/html', body: html.replace('</head>', () => `${tags}</head>`) };
}

function find(site: BuiltSite, path: string): { status: number; file: string } {
  const isServed = (file: string) => site.files.has(file) && extname(file) !== '' && !/(^|\/)\./.test(file);
  const address = path.replaceAll(/^\/+|\/+$/g, '');
  const page = address ? `${address}/index.html` : 'index.html';
  if (page !== NOT_FOUND && isServed(page)) return { status: 200, file: page };
  if (site.appRoutes.includes(`/${address}`)) return { status: 200, file: SHELL };
  const isPage = address.endsWith('.html') || /\.(br|gz)$/.test(address);
  return isServed(address) && !isPage ? { status: 200, file: address } : { status: 404, file: NOT_FOUND };
}

function sendFile(
  site: BuiltSite,
  { status, file }: { status: number; file: string },
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
  const suffix = encoding === 'br' || encoding === 'gzip' ? ENCODINGS[encoding] : '';
  const compressed = suffix && site.files.has(file + suffix) ? suffix : '';
  if (compressed && encoding) response.setHeader('Content-Encoding', encoding);
  if (site.files.has(`${file}.br`)) response.vary('Accept-Encoding');
  response.setHeader('Cache-Control', cachePolicy(file));
  const hashes = site.scriptHashes[file];
  if (hashes) response.setHeader('Content-Security-Policy', pageContentPolicy(hashes));
  response.status(status).type(extname(file));
  response.sendFile(file + compressed, { root: site.root, cacheControl: false }, (error?: Error) => {
    if (error && !response.headersSent) next(error);
  });
}

/** A page held in memory; each compressed form is made when it is first asked for. */
class ReadyPage {
  private readonly type: LivePage['type'];
  private readonly plain: Buffer;
  private readonly policy: string | null;
  private brotli: Promise<Buffer> | undefined;
  private gzip: Promise<Buffer> | undefined;

  constructor(
    { type, body }: LivePage,
    private readonly quality: number,
  ) {
    this.type = type;
    this.plain = Buffer.from(body);
    this.policy = type === 'text/html' ? pageContentPolicy(hashesOf(body)) : null;
  }

  async send(request: Request, response: Response): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Accept-Encoding');
    response.type(`${this.type}; charset=utf-8`);
    if (this.policy !== null) response.setHeader('Content-Security-Policy', this.policy);
    const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']);
    if (encoding === 'br' || encoding === 'gzip') response.setHeader('Content-Encoding', encoding);
    response.send(await this.encoded(encoding));
  }

  private encoded(encoding: string | false): Promise<Buffer> {
    if (encoding === 'br') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: this.quality };
      return (this.brotli ??= brotliAsync(this.plain, { params }));
    }
    if (encoding === 'gzip') return (this.gzip ??= gzipAsync(this.plain));
    return Promise.resolve(this.plain);
  }
}

function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
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
