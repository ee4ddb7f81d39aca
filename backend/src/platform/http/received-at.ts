import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const arrivals = new WeakMap<Request, Date>();

/** Notes when each call came in, and lets the calls that arrived with it be noted too before any of them goes on. */
export function noteArrival(request: Request, _response: Response, next: NextFunction): void {
  arrivals.set(request, new Date());
  if (request.method === 'GET') next();
  else setImmediate(next);
}

/** When the call came in. */
export const ReceivedAt = createParamDecorator((_: unknown, context: ExecutionContext): Date => {
  const arrival = arrivals.get(context.switchToHttp().getRequest<Request>());
  if (!arrival) throw new Error('The arrival of this call was not noted.');
  return arrival;
});
