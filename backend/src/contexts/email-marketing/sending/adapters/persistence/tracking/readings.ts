import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../../kernel/clock.js';
import { Transaction } from '../../../../../../kernel/transaction.js';
import { ReadingsQuery } from './readings.query.js';

/** People do not follow two links within this time. */
const BURST_MS = 1_000;

/** Records opens and clicks. They are only counted; nothing else depends on them. */
@Injectable()
export class Readings {
  constructor(
    private readonly readings: ReadingsQuery,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  opened(historyId: string, isMachine: boolean): Promise<void> {
    return this.readings.opened(historyId, this.clock.now(), isMachine);
  }

  /** Returns the target of the link; null if the email has no such link. */
  async clicked(historyId: string, linkId: string, isMachine: boolean): Promise<string | null> {
    const now = this.clock.now();
    const link = await this.readings.link(historyId, now, linkId);
    if (!link) return null;
    const since = new Date(now.getTime() - BURST_MS);
    await this.transaction.run(null, async () => {
      const isBurst = await this.readings.hasOtherClicks(historyId, linkId, since);
      if (isBurst) await this.readings.takeClicksBack(historyId, since);
      await this.readings.clicked(historyId, now, linkId, isMachine || link.isTooSoon || isBurst);
    });
    return link.url;
  }
}
