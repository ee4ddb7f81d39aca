import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { BODY_KIND, type BodyKind, JSON_BODY } from './body-kinds.js';
import { HttpProblem } from './problem.js';

const MAX_DEPTH = 20;
const MAX_KEYS = 200;
const MAX_ELEMENTS = 10_000;

/** Reads the body after the rate limits and before the login is asked for: one object of the handler's kind, or nothing. */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    if (!hasBody(request)) {
      request.body = {};
      return true;
    }
    const kind = this.reflector.get<BodyKind | undefined>(BODY_KIND, context.getHandler()) ?? JSON_BODY;
    await read(kind, request, context.switchToHttp().getResponse<Response>());
    if (!isSane(request.body)) throw new HttpProblem(400, kind.unreasonable);
    return true;
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function read(kind: BodyKind, request: Request, response: Response): Promise<void> {
  const reader = kind.readers[request.is(Object.keys(kind.readers)) || ''];
  if (!reader) throw new HttpProblem(415, kind.otherType);
  return new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asProblem(error as { status?: number; code?: string }, kind));
    });
  });
}

function asProblem({ status, code = '' }: { status?: number; code?: string }, kind: BodyKind): HttpProblem {
  if (status === 413 || /^LIMIT_(PART|FIELD)/.test(code)) return new HttpProblem(413, kind.tooLarge);
  if (status === 415) return new HttpProblem(415, kind.encoded);
  return new HttpProblem(400, kind.malformed);
}

function isSane(body: unknown): boolean {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return false;
  const waiting: { value: object; depth: number }[] = [{ value: body, depth: 1 }];
  let keys = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values: unknown[] = Object.values(next.value);
    keys += Array.isArray(next.value) ? 0 : values.length;
    if (next.depth > MAX_DEPTH || keys > MAX_KEYS || values.length > MAX_ELEMENTS) return false;
    for (const value of values) {
      if (value !== null && typeof value === 'object') waiting.push({ value, depth: next.depth + 1 });
    }
  }
  return true;
}
