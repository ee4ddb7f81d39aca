import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ANY_TYPE, BODY_KIND, type BodyKind, JSON_BODY } from './body-kinds.js';
import { HttpProblem } from './problem.js';
import { Authenticator } from './security/access.js';

/** One megabyte in this time is 0.7 Mbit/s. */
const SMALL_BODY_MS = 12_000;
/** Eleven megabytes in this time are 1.5 Mbit/s. Only signed-in callers may use a connection for so long. */
const LARGE_BODY_MS = 60_000;

/** Parses the body after rate limits and before authorization, according to the kind of the handler. */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    if (!hasBody(request)) {
      request.body = {};
      return true;
    }
    const kind = await this.kindFor(request, context);
    await read(kind, request, context.switchToHttp().getResponse<Response>());
    if (typeof request.body !== 'object' || Array.isArray(request.body)) throw new HttpProblem(400, kind.unreasonable);
    return true;
  }

  private async kindFor(request: Request, context: ExecutionContext): Promise<BodyKind> {
    const kind = this.reflector.get<BodyKind | undefined>(BODY_KIND, context.getHandler()) ?? JSON_BODY;
    if (!kind.needsLogin) return kind;
    return (await this.authenticator.loginsOf(request)).length > 0 ? kind : JSON_BODY;
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

async function read(kind: BodyKind, request: Request, response: Response): Promise<void> {
  const reader = kind.readers[ANY_TYPE] ?? kind.readers[request.is(Object.keys(kind.readers)) || ''];
  if (!reader) throw new HttpProblem(415, kind.otherType);
  const tooLarge = () => new HttpProblem(413, kind.tooLarge);
  if (Number(request.headers['content-length'] ?? 0) > kind.maxBytes) throw tooLarge();
  let timer: NodeJS.Timeout | undefined;
  const reading = new Promise<void>((resolve, reject) => {
    const tooSlow = () => {
      reject(new HttpProblem(408, 'The body did not arrive in time. Please try again.'));
    };
    timer = setTimeout(tooSlow, kind.needsLogin ? LARGE_BODY_MS : SMALL_BODY_MS);
    let received = 0;
    // The parsers would reject a body only after receiving all of it.
    request.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > kind.maxBytes) reject(tooLarge());
    });
    void reader(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asProblem(error as { status?: number; code?: string }, kind));
    });
  });
  await reading.finally(() => {
    clearTimeout(timer);
  });
}

function asProblem(error: { status?: number; code?: string }, kind: BodyKind): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { status, code = '' } = error;
  if (status === 413 || /^LIMIT_(PART|FIELD|FILE_SIZE)/.test(code)) return new HttpProblem(413, kind.tooLarge);
  if (status === 415) return new HttpProblem(415, kind.encoded);
  return new HttpProblem(400, kind.malformed);
}
