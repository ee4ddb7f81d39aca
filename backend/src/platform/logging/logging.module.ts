import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { AppSettings } from '../config/app-settings.js';
import { loggedPath } from './logged-path.js';

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];
const QUIET_BELOW = 400;

/** One JSON line per event with its request id. A terminal shows only the start and warnings. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [AppSettings],
  useFactory: ({ environment }: AppSettings) => ({
    pinoHttp: {
      level: environment.LOG_LEVEL,
      redact: { paths: SECRETS, censor: '[redacted]' },
      genReqId: (_request: IncomingMessage, response: ServerResponse) => {
        const id = randomUUID();
        response.setHeader('X-Request-Id', id);
        return id;
      },
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
        error || response.statusCode >= 500 ? 'error' : response.statusCode >= QUIET_BELOW ? 'info' : 'debug',
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: loggedPath(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  }),
});
