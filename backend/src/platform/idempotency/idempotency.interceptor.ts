import { createHash } from 'node:crypto';
import type { Response } from 'express';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { Database } from '../persistence/database.js';
import { TAKEN } from '../persistence/statement.js';
import { Clock } from '../../kernel/clock.js';
import { HttpProblem } from '../http/problem.js';
import { problemResponse } from '../http/problem-response.js';
import type { SignedInRequest } from '../http/security/access.js';

/** A response as sent to the caller. */
interface StoredResponse {
  readonly status: number;
  /** Headers set by the handler, without cookies: those belong to the first caller only. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** JSON, or the page that answers a form; null if the response has no content. */
  readonly body: string | null;
}

/** Runs the handler and captures its response. */
async function captureResponse(response: Response, handle: () => Promise<unknown>): Promise<StoredResponse> {
  const before = response.getHeaders();
  const answer = await handle();
  const headers = Object.entries(response.getHeaders()).filter(
    ([name, value]) => before[name] !== value && name !== 'set-cookie',
  );
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])),
    body: answer === undefined ? null : typeof answer === 'string' ? answer : JSON.stringify(answer),
  };
}

/** Sets status and headers and returns the body, byte for byte the same on each replay. */
function replayResponse(response: Response, { status, headers, body }: StoredResponse): string | undefined {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === null) return undefined;
  if (!('content-type' in headers)) response.type('application/json');
  return body;
}

/** A concurrent duplicate waits here for the first one to commit, and is then rejected. */
const KEEP = `insert into idempotency_keys (route, caller, key, request_hash, status, headers, body, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (route, caller, key) do update set request_hash = excluded.request_hash, status = excluded.status,
    headers = excluded.headers, body = excluded.body, created_at = excluded.created_at, response = null
    where idempotency_keys.created_at <= $9
  returning 1`;

const FIND = `select request_hash as "requestHash", coalesce(status, 201)::int as status, coalesce(headers, '{}') as headers,
    coalesce(body, response::text) as body
  from idempotency_keys where route = $1 and caller = $2 and key = $3 and created_at > $4`;

interface Row extends StoredResponse {
  readonly requestHash: string;
}

/** The table of responses by Idempotency-Key. */
class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Sent with the writes of the running unit of work, which fails if the key has a response newer than `oldest`. */
  async save(
    { route, caller, text, requestHash }: Key,
    answer: StoredResponse,
    now: Date,
    oldest: Date,
  ): Promise<void> {
    const { status, headers, body } = answer;
    const values = [route, caller, text, requestHash, status, JSON.stringify(headers), body, now, oldest];
    const row = `idempotency_keys ${route} ${caller} ${text}`;
    await this.database.write({ text: KEEP, values, row, unless: TAKEN });
  }

  async find({ route, caller, text }: Key, oldest: Date): Promise<Row | undefined> {
    const [row] = await this.database.query<Row[]>(FIND, [route, caller, text, oldest]);
    return row;
  }

  async removeOlder(oldest: Date): Promise<void> {
    await this.database.query('delete from idempotency_keys where created_at <= $1', [oldest]);
  }
}

const MAX_AGE_MS = 24 * 3_600_000;
/** PostgreSQL: the concurrent duplicate that holds the key did not end within the lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Identifies one intended effect of one caller. */
interface Key {
  /** Method and path pattern. */
  readonly route: string;
  readonly caller: string;
  readonly text: string;
  readonly requestHash: string;
}

/** Stores the first response to each Idempotency-Key for 24 hours. */
@Injectable()
export class IdempotencyStore {
  private readonly keys: IdempotencyKeys;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.keys = new IdempotencyKeys(database);
  }

  /** Joins the unit of work of the effect, which fails if the key already has a response. */
  async save(key: Key, answer: StoredResponse): Promise<void> {
    const now = this.clock.now();
    await this.keys.save(key, answer, now, this.oldest(now));
  }

  /** @throws HttpProblem if the key was used for a different request */
  async find(key: Key): Promise<StoredResponse | null> {
    const known = await this.keys.find(key, this.oldest(this.clock.now()));
    if (!known) return null;
    if (known.requestHash !== key.requestHash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    return { status: known.status, headers: known.headers, body: known.body };
  }

  isInProgress(error: unknown): boolean {
    const { code } = error as { code?: string };
    return code === TAKEN || code === LOCK_NOT_AVAILABLE;
  }

  async prune(): Promise<void> {
    await this.keys.removeOlder(this.oldest(this.clock.now()));
  }

  private oldest(now: Date): Date {
    return new Date(now.getTime() - MAX_AGE_MS);
  }
}

const CREATION = 'courtyard:creation';

interface Creation {
  /** A field that is shown once and not stored; replayed responses have null instead. */
  readonly secret?: string;
  /** For integrations, which can be required to send a key. */
  readonly needsKey?: boolean;
  /** For forms of browsers without scripts, which send no key: the same fields are the same request. */
  readonly isForm?: boolean;
}

/** Stores the response in the transaction of the effect, so that either both exist or neither does. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly answers: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest>();
    const { secret, needsKey = false, isForm = false } = this.reflector.get<Creation>(CREATION, context.getHandler());
    const requestHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .update(Object.values(request.params).join(' '))
      .digest('base64');
    const text = request.header('idempotency-key') ?? (isForm ? requestHash : undefined);
    if (text === undefined && needsKey) throw new HttpProblem(400, 'Send an Idempotency-Key.');
    if (text === undefined) return next.handle();
    if (!/^[\x21-\x7E]{1,255}$/.test(text)) {
      throw new HttpProblem(400, 'The Idempotency-Key must be 1 to 255 printable characters.');
    }
    const key: Key = {
      route: `${request.method} ${(request.route as { path: string }).path}`,
      caller: (request.actor ?? request.program)?.id ?? 'anonymous',
      text,
      requestHash,
    };
    const response = http.getResponse<Response>();
    const effect = () => captureResponse(response, () => lastValueFrom(next.handle(), { defaultValue: undefined }));
    return from(this.once(key, request, effect, secret)).pipe(map((answer) => replayResponse(response, answer)));
  }

  /** If the key is already taken, the effect is rolled back and the stored response is returned. */
  private async once(
    key: Key,
    { actor, program }: SignedInRequest,
    effect: () => Promise<StoredResponse>,
    secret: string | undefined,
  ): Promise<StoredResponse> {
    try {
      return await this.database.run(actor ?? program ?? null, async () => {
        const answer = await effect();
        await this.answers.save(key, secret === undefined ? answer : without(secret, answer));
        return answer;
      });
    } catch (error) {
      const first = await this.answers.find(key);
      if (first) return first;
      throw this.answers.isInProgress(error)
        ? new HttpProblem(409, 'The same request is still being processed.', { retryAfterSeconds: 1 })
        : error;
    }
  }
}

const without = (secret: string, { body, ...answer }: StoredResponse): StoredResponse => ({
  ...answer,
  body: body && JSON.stringify({ ...(JSON.parse(body) as object), [secret]: null }),
});

/** Marks a handler that creates something: repeated calls with the same `Idempotency-Key` get the first response again. */
export const Creates = (creation: Creation = {}) =>
  applyDecorators(
    SetMetadata(CREATION, creation),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      description: 'Any 1 to 255 printable characters. Repeating a call with the same key returns the first response.',
      required: creation.needsKey ?? false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
    ApiConflictResponse(problemResponse('A call with this key is still running, or the state has changed')),
    ApiUnprocessableEntityResponse(problemResponse('This key was used for another request')),
  );
