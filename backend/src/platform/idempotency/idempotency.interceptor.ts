import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { HttpProblem } from '../http/problem.js';
import type { SignedInRequest } from '../http/security/access.js';
import { Database } from '../persistence/database.js';

const CREATES = 'courtyard:creates';

/** Marks a handler that creates something: with an `Idempotency-Key` it creates it once and repeats its first answer. */
export const Creates = () => SetMetadata(CREATES, true);

interface KnownAnswer {
  request_hash: string;
  response: unknown;
}

/** The key is written in the transaction of the effect: either both exist or neither. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const key = request.header('idempotency-key');
    if (key === undefined || !this.reflector.get<boolean | undefined>(CREATES, context.getHandler()))
      return next.handle();
    if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
      throw new HttpProblem(400, 'The Idempotency-Key must be 1 to 255 printable characters.');
    }
    const scope = [`${request.method} ${request.path}`, request.actor?.id ?? 'anonymous', key];
    const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64');
    return from(this.database.run(() => this.once(scope, hash, () => lastValueFrom(next.handle()))));
  }

  private async once(scope: readonly string[], hash: string, effect: () => Promise<unknown>): Promise<unknown> {
    const [lock] = await this.database.rows<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
      [scope.join(' ')],
    );
    if (!lock?.taken) {
      throw new HttpProblem(409, 'The same request is still being worked on.', { retryAfterSeconds: 1 });
    }
    const [known] = await this.database.rows<KnownAnswer>(
      `select request_hash, response from idempotency_keys
       where route = $1 and caller = $2 and key = $3 and created_at > now() - interval '24 hours'`,
      scope,
    );
    if (known && known.request_hash !== hash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    if (known) return known.response;
    const answer = await effect();
    await this.database.rows(
      `insert into idempotency_keys (route, caller, key, request_hash, response) values ($1, $2, $3, $4, $5)
       on conflict (route, caller, key) do update
         set request_hash = excluded.request_hash, response = excluded.response, created_at = now()`,
      [...scope, hash, JSON.stringify(answer)],
    );
    return answer;
  }
}
