import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import type { Progress, Sending, SingleMail } from '../domain/ports/sending.js';

/** Records calls from committed units of work. */
export class RecordedSending implements Sending {
  readonly started: (string | readonly [string, Date])[] = [];
  readonly mails: SingleMail[] = [];

  constructor(private readonly transaction: InMemoryTransaction) {}

  startCampaign(campaignId: string): Promise<void> {
    return this.write(() => this.started.push(campaignId));
  }

  startCampaignAt(campaignId: string, at: Date): Promise<void> {
    return this.write(() => this.started.push([campaignId, at]));
  }

  async add(mail: SingleMail): Promise<string> {
    await this.write(() => this.mails.push(mail));
    return mail.key ?? '';
  }

  countSkipped(): Promise<number> {
    return Promise.resolve(0);
  }

  progressOf(): Promise<Progress | null> {
    return Promise.resolve(null);
  }

  private write(apply: () => void): Promise<void> {
    return this.transaction.write({ isStillPossible: () => true, apply });
  }
}
