import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import { HttpProblem } from './problem.js';

const LIMIT_BYTES = 1024 * 1024;
const MAX_DEPTH = 20;
const MAX_KEYS = 200;
const MAX_ELEMENTS = 10_000;

const parse = json({ limit: LIMIT_BYTES, inflate: false, strict: true, type: 'application/json' });

/** Reads the body after the rate limits and before the login is asked for: a JSON object, or nothing. */
@Injectable()
export class BodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    if (!hasBody(request)) {
      request.body = {};
      return true;
    }
    if (!request.is('application/json'))
      throw new HttpProblem(415, 'The body must be JSON (Content-Type: application/json).');
    await read(request, context.switchToHttp().getResponse<Response>());
    if (!isSane(request.body)) throw new HttpProblem(400, 'The body must be one JSON object of reasonable size.');
    return true;
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function read(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asProblem(error as { status?: number }));
    });
  });
}

function asProblem({ status = 400 }: { status?: number }): HttpProblem {
  if (status === 413) return new HttpProblem(413, 'The body is larger than 1 MB.');
  if (status === 415) return new HttpProblem(415, 'The body must be plain, uncompressed JSON in UTF-8.');
  return new HttpProblem(400, 'The body is not valid JSON.');
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
