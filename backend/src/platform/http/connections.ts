import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

const SECOND_MS = 1_000;

/** How long, and how much, of a body is still read after an early response. */
const LINGER_MS = SECOND_MS;
const LINGER_BYTES = 4 * 1024 * 1024;
const POLL_INTERVAL_MS = 50;

/**
 * Disconnects callers with slow headers within 15 s; the body guard handles slow bodies. Idle connections stay open
 * longer than the proxy's own timeout.
 */
export function limitConnections(server: Server): void {
  server.headersTimeout = 10 * SECOND_MS;
  // For bodies that no guard reads; longer than the largest body may take.
  server.requestTimeout = 75 * SECOND_MS;
  // Node checks every 30 s by default. The option is typed only for `createServer`, which Nest calls.
  Object.assign(server, { connectionsCheckingInterval: 2 * SECOND_MS });
  // Node waits twice the timeout if a response is not read.
  server.timeout = 7 * SECOND_MS;
  server.keepAliveTimeout = 65 * SECOND_MS;
  server.maxHeadersCount = 100;
}

/** Closes connections whose client has not read the response for `server.timeout`; responses still being computed are not affected. */
export function dropStalledResponses(_request: Request, response: Response, next: NextFunction): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  next();
}

/**
 * Ends uploads that go on after an early response, such as 413. The rest of the body is discarded for a moment, because a client that
 * loses the connection while sending may never read the response.
 */
export function dropOngoingUploads(request: Request, response: Response, next: NextFunction): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const readBefore = socket.bytesRead;
    const until = performance.now() + LINGER_MS;
    const look = setInterval(() => {
      const isEnough = socket.bytesRead - readBefore > LINGER_BYTES || performance.now() > until;
      if (isEnough && !request.complete) socket.destroy();
      if (request.complete || socket.destroyed) clearInterval(look);
    }, POLL_INTERVAL_MS);
  });
  next();
}

/**
 * Delays a pipelined request until the one before it is answered. Node reports a closed connection to a response only when it is its
 * turn, so a file opened earlier would leak.
 */
export function waitForPipelineTurn(_request: Request, response: Response, next: NextFunction): void {
  if (response.socket) next();
  else response.once('socket', () => next());
}
