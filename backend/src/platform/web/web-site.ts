import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { keepNotFoundPage } from '../http/problem.filter.js';
import { type BuiltSite, NOT_FOUND, ORIGIN } from './built-site.js';
import type { LivePage, LivePages } from './live-pages.js';
import { ReadyPage } from './ready-page.js';

const QUALITY = 82;
const NAME = /^(pictures\/[\w-]+)\.jpg$/;

/** The website's own images as JPEG, for mail clients without WebP and AVIF. Converted on request. */
class MailPictures {
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: 64 });

  constructor(private readonly site: BuiltSite) {}

  /** @returns null if the website has no such image */
  find(file: string): Promise<Buffer> | null {
    const [, name] = NAME.exec(file) ?? [];
    if (!name || !this.site.isAsset(`${name}.webp`)) return null;
    const known = this.made.get(name);
    if (known) return known;
    const picture = sharp(join(this.site.root, `${name}.webp`))
      // JPEG has no transparency.
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    this.made.set(name, picture);
    picture.catch(() => this.made.delete(name));
    return picture;
  }
}

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the front end: a live page, else the built page of that path, else a built file, else the 404 page.
 * @param calls paths that the application handles instead of built files
 */
export function webSite(
  site: BuiltSite,
  publicUrl: URL,
  calls: RegExp,
  livePages: LivePages | null = null,
): RequestHandler {
  const here = (text: string) => text.replaceAll(ORIGIN, publicUrl.origin);
  const addressed = ({ body, foreign = [], ...page }: LivePage) =>
    new ReadyPage({ ...page, body: here(body), foreign: foreign.map(here) });
  const notFound = addressed(site.notFoundPage);
  const built = new Map([...site.pages].map(([address, page]) => [address, addressed(page)]));
  built.set(NOT_FOUND, notFound);
  const unavailable = new ReadyPage({
    type: 'text/plain',
    status: 503,
    body: 'This page cannot be shown at the moment. Please try again shortly.\n',
  });
  const mailPictures = new MailPictures(site);
  const live = new WeakMap<LivePage, ReadyPage>();
  const logger = new Logger('WebSite');

  /** If a live page fails, the built one is sent; if there is none, 503, since the page may exist. */
  async function findLive(path: string): Promise<ReadyPage | null> {
    try {
      const page = await livePages?.find(path);
      if (!page) return null;
      const ready = live.get(page) ?? addressed(page);
      live.set(page, ready);
      return ready;
    } catch (error) {
      logger.error(`The page ${path} could not be brought up to date: ${String(error)}`);
      return built.get(path) ?? unavailable;
    }
  }

  /** Its footer has the current hours, like those of other pages. */
  const lost = {
    async send(request: Request, response: Response) {
      await ((await findLive(NOT_FOUND)) ?? notFound).send(request, response);
    },
  };

  return async (request: Request, response: Response, next: NextFunction) => {
    if (calls.test(request.path)) {
      keepNotFoundPage(response, lost);
      next();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).setHeader('Allow', 'GET, HEAD');
      response.end();
    } else {
      const [address = '', ...behind] = decoded(request.path).split('#');
      const path = [address, ...behind].join('#').replace(/(?<=.)\/$/, '');
      if (behind.length > 0 && built.has(address)) {
        redirectToFragment(response, address, behind.join('#'));
        return;
      }
      const page = (await findLive(path)) ?? built.get(path);
      const file = path.slice(1);
      const picture = page || site.isAsset(file) ? null : mailPictures.find(file);
      if (page === unavailable) response.setHeader('Retry-After', '5');
      if (page) await page.send(request, response);
      else if (site.isAsset(file)) sendAsset(site, file, request, response, next);
      else if (picture) sendPicture(file, await picture, response);
      else await lost.send(request, response);
    }
  };
}

/** Link scanners replace the `#` before the tokens in our links by `%23`. */
function redirectToFragment(response: Response, address: string, fragment: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(302, `${address}#${encodeURIComponent(fragment)}`);
}

function sendAsset(site: BuiltSite, file: string, request: Request, response: Response, next: NextFunction): void {
  const isCompressed = site.isCompressed(file);
  const encoding = isCompressed ? request.acceptsEncodings(['br', 'gzip', 'identity']) : false;
  const suffix = encoding === 'br' || encoding === 'gzip' ? ENCODINGS[encoding] : '';
  if (suffix && encoding) response.setHeader('Content-Encoding', encoding);
  if (isCompressed) response.vary('Accept-Encoding');
  response.setHeader('Cache-Control', cachePolicy(file));
  // Webmail shows the images of our emails on its own site.
  if (file.startsWith('pictures/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.type(extname(file));
  response.sendFile(file + suffix, { root: site.root, cacheControl: false }, (error?: Error) => {
    // The client may have ended the download, which is no fault.
    if (!error || response.headersSent || response.destroyed) return;
    // Headers of the file do not apply to the error response.
    for (const name of ['Content-Encoding', 'Cache-Control']) response.removeHeader(name);
    next(error);
  });
}

function sendPicture(file: string, content: Buffer, response: Response): void {
  response.setHeader('Cache-Control', cachePolicy(file));
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.type('jpg').send(content);
}

/** The service worker determines which release a browser has cached. */
const SERVICE_WORKER = /(^|\/)sw\.js$/;

/** Files below assets/ have a hash of their content in their name. */
function cachePolicy(file: string): string {
  if (SERVICE_WORKER.test(file)) return 'no-cache';
  return file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Paths that are not valid UTF-8 match nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
