import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { type Cursor, writeCursor } from './cursor.js';

/** One page of a list, its JSON already written by the database. */
export class ListPage {
  constructor(
    /** A JSON array. */
    readonly json: string,
    /** Rows over all pages; `10000+` where nobody counted on. */
    readonly total: string,
    /** Set when there are more rows. */
    readonly next: Cursor | null,
    /** Changes whenever the page would. */
    readonly etag: string,
  ) {}
}

/** The page which the caller already has. */
export class UnchangedPage {
  constructor(readonly etag: string) {}
}

/** Sends pages with `ETag`, `X-Total-Count` and `Link` (RFC 8288). */
@Injectable()
export class ListPageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        const response = context.switchToHttp().getResponse<Response>();
        if (answer instanceof UnchangedPage) {
          response.status(304).setHeader('ETag', answer.etag);
          return undefined;
        }
        if (!(answer instanceof ListPage)) return answer;
        response.setHeader('ETag', answer.etag);
        response.setHeader('X-Total-Count', answer.total);
        if (answer.next)
          response.setHeader('Link', nextLink(context.switchToHttp().getRequest<Request>(), answer.next));
        response.type('application/json');
        return answer.json;
      }),
    );
  }
}

function nextLink(request: Request, cursor: Cursor): string {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('cursor', writeCursor(cursor));
  return `<${url.pathname}${url.search}>; rel="next"`;
}
