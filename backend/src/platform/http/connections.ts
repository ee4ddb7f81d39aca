import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

const SECOND_MS = 1_000;

/** How long, and how much, is still let in of a call that was answered before all of it had come. */
const LINGER_MS = SECOND_MS;
const LINGER_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

/**
 * Callers who are slow with their headers are cut off within 15 s, those who are slow with a body by the guard that reads it. The proxy's
 * idle connections outlive its own patience.
 */
export function limitConnections(server: Server): void {
  server.headersTimeout = 10 * SECOND_MS;
  // For what no guard reads: longer than the largest body may take.
  server.requestTimeout = 75 * SECOND_MS;
  // Node looks every 30 s; its types name the setting only where the server is made, which Nest does.
  Object.assign(server, { connectionsCheckingInterval: 2 * SECOND_MS });
  // Node waits twice the timeout when an answer is not read.
  server.timeout = 7 * SECOND_MS;
  server.keepAliveTimeout = 65 * SECOND_MS;
  server.maxHeadersCount = 100;
}

/** Closes connections whose client has not read the response for `server.timeout`; responses still being computed go on. */
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
    const [readBefore, until] = [socket.bytesRead, performance.now() + LINGER_MS];
    const look = setInterval(() => {
      const isEnough = socket.bytesRead - readBefore > LINGER_BYTES || performance.now() > until;
      if (isEnough && !request.complete) socket.destroy();
      if (request.complete || socket.destroyed) clearInterval(look);
    }, LOOK_EVERY_MS);
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
