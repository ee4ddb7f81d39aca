import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isUnreachable } from '../../../../../platform/persistence/is-unreachable.js';
import { Clock } from '../../../../../kernel/clock.js';
import { MailDelayed, MailRefused } from '../../../../../platform/mail/mail.js';
import type { Fix } from '../../../../../platform/mail/refusals/refusal-rules.js';
import { ContactsService } from '../../../contacts/domain/index.js';
import { CircuitBreaker, nextTry, type Result } from '../../domain/sending.js';
import { MarketingMails } from '../mail/marketing-mails.js';
import { MarketingTransport, SmtpCircuit } from './smtp-circuit.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';
import type { Claimed } from '../persistence/claims.query.js';
import { refusedInARow } from '../refused-in-a-row.js';

const RETRY_DELAY_MS = 500;
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
        logger.error(`Could not store ${what}: ${message}`);
        return;
      }
      if (attempt === 1) logger.warn(`Waiting for the database to store ${what}: ${message}`);
      await pause(RETRY_DELAY_MS);
    }
  }
}

const MAX_RESPONSE_LENGTH = 500;

const BARRED: Record<NonNullable<Claimed['barred']>, string> = {
  unsubscribed: 'Not sent: unsubscribed before sending.',
  bounced: 'Not sent: this address bounced.',
  complained: 'Not sent: marked an email as spam.',
  'opted-out': 'Not sent: opted out before sending.',
  inactive: 'Not sent: made inactive before sending.',
  'automation-deleted': 'Not sent: the automation was deleted before sending.',
  deleted: 'Not sent: the contact was deleted before sending.',
};

/** Delivers one email to the mail server and returns the result. */
@Injectable()
export class MailDispatcher {
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly mails: MarketingMails,
    private readonly transport: MarketingTransport,
    private readonly contacts: ContactsService,
    private readonly steps: CampaignSteps,
    private readonly circuit: SmtpCircuit,
    private readonly clock: Clock,
  ) {}

  async deliver(claimed: Claimed): Promise<Result> {
    const { id, campaignId, barred } = claimed;
    if (barred) return { id, kind: 'failed', reason: BARRED[barred], at: this.clock.now() };
    try {
      const mail = await this.mails.mailOf(claimed);
      await this.transport.deliver(mail);
      this.circuit.answered();
      if (campaignId !== null) this.breaker.taken(campaignId);
      return { id, kind: 'sent', subject: mail.subject, at: this.clock.now() };
    } catch (error) {
      return this.settle(claimed, error instanceof Error ? error : new Error(String(error)));
    }
  }

  private async settle(claimed: Claimed, error: Error): Promise<Result> {
    const { id, type, email } = claimed;
    const reason = plain(error.message);
    if (error instanceof MailDelayed && error.about === 'connection') this.circuit.lost();
    else if (error instanceof MailDelayed || error instanceof MailRefused) this.circuit.answered();
    const at = this.clock.now();
    if (error instanceof MailDelayed && error.about === 'us') await this.refused(claimed, reason, error.fix);
    if (!(error instanceof MailRefused)) return putOff(claimed, reason, at);
    if (error.about === 'mail') return { id, kind: 'failed', reason, at };
    if (type !== 'test')
      await retryUntilPersisted('that an address bounced', () => this.contacts.suppress(email, 'bounced', reason));
    return { id, kind: 'bounced', reason, at };
  }

  private async refused({ campaignId }: Claimed, reason: string, fix: Fix | undefined): Promise<void> {
    if (campaignId === null || !this.breaker.refused(campaignId)) return;
    const why = refusedInARow(reason, fix);
    await this.circuit.heldDuring(() =>
      retryUntilPersisted('that a campaign is paused', () => this.steps.pause(campaignId, why)),
    );
  }
}

function putOff({ id, attempts, firstFailedAt }: Claimed, reason: string, at: Date): Result {
  const nextTryAt = nextTry(attempts, firstFailedAt, at);
  if (nextTryAt) return { id, kind: 'queued', reason, at, nextTryAt };
  return { id, kind: 'failed', reason: `Stopped after 24 hours: ${reason}`, at };
}

/** Server responses can be long and contain characters that PostgreSQL does not store. */
const plain = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_RESPONSE_LENGTH);
