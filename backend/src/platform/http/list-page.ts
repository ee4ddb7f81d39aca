import { createHash } from 'node:crypto';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { InvalidInput } from '../../kernel/domain-error.js';

const LIMIT_MESSAGE = 'limit must be a whole number from 1 to 500.';

export class PageQuery {
  @ApiPropertyOptional({ default: 100, minimum: 1, maximum: 500 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(500, { message: LIMIT_MESSAGE })
  readonly limit: number = 100;

  @ApiPropertyOptional({ description: 'From the Link header of the page before.' })
  @IsOptional()
  @IsString({ message: 'cursor must be one text.' })
  @MaxLength(200, { message: 'This cursor is not one of ours.' })
  readonly cursor?: string;
}

/** Where a page ends: the next one begins with older rows. */
export interface Cursor {
  readonly createdAt: string;
  readonly id: string;
}

/** One page of a list, its JSON already written by the database. */
export class ListPage {
  constructor(
    /** A JSON array. */
    readonly json: string,
    /** Rows over all pages. */
    readonly total: number,
    /** Set when there are more rows. */
    readonly next: Cursor | null,
    /** Changes whenever the page would. */
    readonly etag: string,
  ) {}
}

/** The ETag of the page that the caller already has. */
export const IfNoneMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>().header('if-none-match'),
);

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
        response.setHeader('X-Total-Count', String(answer.total));
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

export function writeCursor({ createdAt, id }: Cursor): string {
  const text = `${createdAt} ${id}`;
  return Buffer.from(`${text} ${checksum(text)}`).toString('base64url');
}

/** @throws InvalidInput for anything that writeCursor did not write. */
export function readCursor(text: string): Cursor {
  const [createdAt = '', id = '', sum = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const cursor = { createdAt, id };
  if (sum !== checksum(`${createdAt} ${id}`) || writeCursor(cursor) !== text) {
    throw new InvalidInput([{ field: 'cursor', message: 'This cursor is not one of ours.' }]);
  }
  return cursor;
}

function checksum(text: string): string {
  return createHash('sha256').update(`cursor ${text}`).digest('base64url').slice(0, 12);
}
