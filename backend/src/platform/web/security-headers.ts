import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

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
export function pageContentPolicy(scripts: readonly string[]): string {
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
