import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { Observable } from 'rxjs';
import { Database } from './database.js';

@Injectable()
class OldWillDoInterceptor implements NestInterceptor {
  constructor(private readonly database: Database) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return new Observable((subscriber) => this.database.whereOldWillDo(() => next.handle().subscribe(subscriber)));
  }
}

/**
 * Marks handlers whose answer may be some moments old: figures over weeks, what was sent long ago. Not for what somebody has just changed and
 * looks at again, nor for what streams its rows after the handler has returned.
 */
export const OldWillDo = () => UseInterceptors(OldWillDoInterceptor);
