import { ExpressAdapter } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { type Cursor, writeCursor } from './cursor.js';

/** What a page shows, which stays valid as long as its rows do. The total over all pages can change independently. */
export type PageContent = Omit<ListPage, 'total'>;

/** One page of a list, with JSON written by PostgreSQL. */
export class ListPage {
  constructor(
    /** A JSON array. */
    readonly json: string,
    /** Rows over all pages; `10000+` if there are more than we count. */
    readonly total: string,
    /** Set if there are more rows. */
    readonly next: Cursor | null,
    /** Changes whenever the page changes. */
    readonly etag: string,
  ) {}
}

/** The caller already has this page. */
export class UnchangedPage {
  constructor(readonly etag: string) {}
}

/** Sends pages with `ETag`, `X-Total-Count` and `Link` (RFC 8288). */
export class AnswerAdapter extends ExpressAdapter {
  override reply(response: Response, answer: unknown, status?: number): unknown {
    if (answer instanceof UnchangedPage) {
      response.setHeader('ETag', answer.etag);
      return super.reply(response, undefined, 304);
    }
    if (Array.isArray(answer) && !response.hasHeader('X-Total-Count')) {
      response.setHeader('X-Total-Count', String(answer.length));
    }
    if (!(answer instanceof ListPage)) return super.reply(response, answer, status);
    response.setHeader('ETag', answer.etag);
    response.setHeader('X-Total-Count', answer.total);
    if (answer.next) response.setHeader('Link', nextLink(response.req, answer.next));
    response.type('application/json');
    return super.reply(response, answer.json, status);
  }
}

function nextLink(request: Request, cursor: Cursor): string {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('cursor', writeCursor(cursor));
  return `<${url.pathname}${url.search}>; rel="next"`;
}
