import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { LivePage } from './live-pages.js';

const ONE_YEAR_SECONDS = 31_536_000;

/** Headers of every response; pages and API responses add their own Content-Security-Policy. */
export function securityHeaders(isHttps: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    (_request: Request, response: Response, next: NextFunction) => {
      response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      next();
    },
  ];
}

/** For API responses, which browsers must not show as pages; the API documentation is an exception. */
export function apiContentPolicy(request: Request, response: Response, next: NextFunction): void {
  const isDocument = /^\/api\/(v1\/)?docs(\/|$|\?)/.test(request.originalUrl);
  const policy = isDocument ? pageContentPolicy([]) : `default-src 'none'; frame-ancestors 'none'`;
  response.setHeader('Content-Security-Policy', policy);
  next();
}

/** @param scripts hashes of the page's inline scripts, such as `sha256-…` */
function pageContentPolicy(scripts: readonly string[]): string {
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scripts.map((hash) => `'${hash}'`)].join(' '),
    // antd writes its styles into the page while it runs
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `frame-src https://www.google.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page in memory; each compressed form is created on first use. */
export class ReadyPage {
  private readonly plain: Buffer;
  private readonly policy: string | null;
  private brotli: Promise<Buffer> | undefined;
  private gzip: Promise<Buffer> | undefined;

  constructor(private readonly page: LivePage) {
    this.plain = Buffer.from(page.body);
    this.policy = page.type === 'text/html' ? pageContentPolicy(hashesOf(ownPart(page))) : null;
  }

  async send(request: Request, response: Response): Promise<void> {
    const { location, status = 200 } = this.page;
    response.setHeader('Cache-Control', 'no-cache');
    if (location !== undefined) {
      response.redirect(302, location + request.url.replace(/^[^?]*/, ''));
      return;
    }
    response.status(status);
    response.vary('Accept-Encoding');
    response.type(`${this.page.type}; charset=utf-8`);
    if (this.policy !== null) response.setHeader('Content-Security-Policy', this.policy);
    // Browsers list gzip first, but do not mean a preference.
    const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.send(await this.encoded(encoding));
  }

  private encoded(encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === 'br') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      return (this.brotli ??= brotliAsync(this.plain, { params }));
    }
    if (encoding === 'gzip') return (this.gzip ??= gzipAsync(this.plain));
    return Promise.resolve(this.plain);
  }
}

function ownPart({ body, foreign = [] }: LivePage): string {
  return foreign.reduce((own, part) => own.replaceAll(part, ''), body);
}

function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
