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
class ReadReplicaInterceptor implements NestInterceptor {
  constructor(private readonly database: Database) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return new Observable((subscriber) => this.database.allowStaleReads(() => next.handle().subscribe(subscriber)));
  }
}

/**
 * Marks handlers that may read slightly stale data from the replica. Not for data that a user has just changed, nor for responses that
 * stream rows after the handler has returned.
 */
export const ReadReplica = () => UseInterceptors(ReadReplicaInterceptor);
