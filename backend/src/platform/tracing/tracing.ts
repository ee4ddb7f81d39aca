import type { RequestHandler } from 'express';

/** Tells a collector how long calls and jobs took. */
export abstract class Tracing {
  abstract readonly call: RequestHandler;
  abstract job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Hands over what is left. */
  abstract stop(): Promise<void>;
}

export const noTracing: Tracing = {
  call: (_request, _response, next) => {
    next();
  },
  job: (_name, work) => work(),
  stop: () => Promise.resolve(),
};
