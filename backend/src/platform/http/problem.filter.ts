import type { NextFunction, Request, Response } from 'express';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { DomainError, type DomainErrorKind } from '../../kernel/domain-error.js';
import { isUnreachable } from '../persistence/is-unreachable.js';
import { HttpProblem, ProblemView } from './problem.js';

/** A broken link: browsers get the website's page for that, other clients the problem as JSON. */
export class NoSuchPage extends Error {
  constructor(
    detail: string,
    readonly status: 400 | 404 = 404,
  ) {
    super(detail);
  }
}

/** Express would report a path like `/api/%E0` in its own words. */
export function refuseMalformedUrls({ path }: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(path);
    next();
  } catch {
    next(new NoSuchPage('This address is damaged. Please check it.', 400));
  }
}

/** Renders the error page; the website sets it on the request when a browser follows a link. */
interface Page {
  send(request: Request, response: Response): Promise<void>;
}

const PAGE_KEY = 'notFoundPage';

export function keepNotFoundPage(response: Response, page: Page): void {
  response.locals[PAGE_KEY] = page;
}

/** The page to show; null to answer with the problem. */
function notFoundPageFor(request: Request, response: Response): Page | null {
  const isAsked = request.accepts(['json', 'html']) === 'html';
  return isAsked ? ((response.locals[PAGE_KEY] as Page | undefined) ?? null) : null;
}

const STATUS_OF: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  busy: 503,
};

/** PostgreSQL: statement or lock timeout, serialization failure, deadlock; out of disk space or memory. */
const OVERLOADED = new Set(['57014', '55P03', '40001', '40P01', '53000', '53100', '53200', '58030']);

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const request = host.switchToHttp().getRequest<Request>();
    const page = error instanceof NoSuchPage ? notFoundPageFor(request, response) : null;
    if (page) {
      void page.send(request, response);
      return;
    }
    const { problem, retryAfterSeconds } = this.toProblem(error);
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    response.setHeader('Cache-Control', 'no-store');
    this.send(problem, request, response.status(problem.status));
  }

  protected send(problem: ProblemView, _request: Request, response: Response): void {
    response.type('application/problem+json').send(JSON.stringify(problem));
  }

  private toProblem(error: unknown): { problem: ProblemView; retryAfterSeconds?: number } {
    if (error instanceof DomainError) {
      const { kind, message, fields, problem, members, retryAfterSeconds } = error;
      const view = new ProblemView(STATUS_OF[kind], message, fields, problem);
      return { problem: { ...view, ...members }, retryAfterSeconds };
    }
    if (error instanceof NoSuchPage) return { problem: new ProblemView(error.status, error.message) };
    if (error instanceof HttpProblem) {
      const { members, problem, retryAfterSeconds } = error.options;
      const view = new ProblemView(error.status, error.message, undefined, problem);
      return { problem: { ...view, ...members }, retryAfterSeconds };
    }
    if (error instanceof HttpException) {
      const status = error.getStatus();
      return { problem: new ProblemView(status, status === 404 ? 'There is nothing at this address.' : error.message) };
    }
    if (isUnreachable(error) || OVERLOADED.has(sqlState(error))) {
      this.logger.warn(`The database did not answer in time: ${(error as Error).message}`);
      return {
        problem: new ProblemView(503, 'We’re busy right now. Please try again shortly.'),
        retryAfterSeconds: 5,
      };
    }
    this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { problem: new ProblemView(500, 'Something went wrong on our side. Please try again later.') };
  }
}

function sqlState(error: unknown): string {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string') return code;
  return driverError === undefined ? '' : sqlState(driverError);
}
