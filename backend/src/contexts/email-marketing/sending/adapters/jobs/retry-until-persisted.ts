import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isUnreachable } from '../../../../../platform/persistence/is-unreachable.js';

const STORE_AGAIN_MS = 500;
const logger = new Logger('Sending');

/**
 * Retries while the database is unreachable, so that the mail server's reply is not lost. Other errors are logged,
 * since a retry would fail again.
 * @param what completes a log message, such as 'that … bounced'
 */
export async function retryUntilPersisted(what: string, store: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store();
      return;
    } catch (error) {
      const { message } = error as Error;
      if (!isUnreachable(error)) {
        logger.error(`It could not be kept ${what}: ${message}`);
        return;
      }
      if (attempt === 1) logger.warn(`The database is waited for, to keep ${what}: ${message}`);
      await pause(STORE_AGAIN_MS);
    }
  }
}
