import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  applyDecorators,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { problemResponse } from '../http/problem-response.js';
import { HttpProblem } from '../http/problem.js';
import type { SignedInRequest } from '../http/security/access.js';
import { Database } from '../persistence/database.js';
import { IdempotencyStore, type Key } from './idempotency-store.js';
import { type StoredResponse, replayResponse, captureResponse } from './stored-response.js';

const CREATION = 'courtyard:creation';

interface Creation {
  /** A field that is shown once and not stored; replayed responses have null instead. */
  readonly secret?: string;
  /** For integrations, which can be required to send a key. */
  readonly needsKey?: boolean;
}

/** Stores the response in the transaction of the effect, so that either both exist or neither does. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly answers: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest>();
    const text = request.header('idempotency-key');
    const { secret, needsKey = false } = this.reflector.get<Creation>(CREATION, context.getHandler());
    if (text === undefined && needsKey) throw new HttpProblem(400, 'Send an Idempotency-Key.');
    if (text === undefined) return next.handle();
    if (!/^[\x21-\x7E]{1,255}$/.test(text)) {
      throw new HttpProblem(400, 'The Idempotency-Key must be 1 to 255 printable characters.');
    }
    const key: Key = {
      route: `${request.method} ${(request.route as { path: string }).path}`,
      caller: (request.actor ?? request.program)?.id ?? 'anonymous',
      text,
      requestHash: createHash('sha256')
        .update(JSON.stringify(request.body ?? null))
        .update(Object.values(request.params).join(' '))
        .digest('base64'),
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
      description:
        'Of your choosing, 1 to 255 printable characters. A repeated call with the same key gets the first response.',
      required: creation.needsKey ?? false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
    ApiConflictResponse(problemResponse('A call with this key is still running, or the state has changed')),
    ApiUnprocessableEntityResponse(problemResponse('This key was used for another request')),
  );
