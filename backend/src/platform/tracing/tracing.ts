import type { RequestHandler } from 'express';

/** Sends the durations of calls and jobs to a collector. */
export abstract class Tracing {
  abstract readonly call: RequestHandler;
  abstract job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends the remaining spans. */
  abstract stop(): Promise<void>;
}

export const noTracing: Tracing = {
  call: (_request, _response, next) => {
    next();
  },
  job: (_name, work) => work(),
  stop: () => Promise.resolve(),
};
