import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../../kernel/ids.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { DEAD_AFTER_MS, SendersQuery } from './senders.query.js';

/** A process that could not say that it lives does so before it takes more. */
const SURE_FOR_MS = 5_000;

/**
 * A process that sends says every few seconds that it lives. One silent for too long is taken for dead and its mails go to others, but
 * only to those that have had the database for all that time themselves: after an outage everybody is late.
 */
@Injectable()
export class Sender {
  readonly id: string;
  private aliveAt = -Infinity;
  private reachableSince = Infinity;

  constructor(
    private readonly senders: SendersQuery,
    private readonly transaction: Transaction,
    ids: Ids,
  ) {
    this.id = ids.next();
  }

  get isSureToLive(): boolean {
    return performance.now() - this.aliveAt < SURE_FOR_MS;
  }

  async beat(): Promise<void> {
    const now = performance.now();
    const dead = await this.sayAlive();
    this.aliveAt = now;
    this.reachableSince = Math.min(this.reachableSince, now);
    if (dead.length > 0 && now - this.reachableSince > DEAD_AFTER_MS) await this.freeMailsOf(dead);
  }

  /** Ends in order: all of its mails are settled. */
  async leave(): Promise<void> {
    await this.transaction.run(null, async () => {
      await this.senders.freeMailsOf([this.id]);
      await this.senders.remove(this.id);
    });
  }

  /** @returns who has not said so for a while */
  private async sayAlive(): Promise<string[]> {
    try {
      return await this.senders.beat(this.id);
    } catch (error) {
      this.reachableSince = Infinity;
      throw error;
    }
  }

  private async freeMailsOf(dead: readonly string[]): Promise<void> {
    await this.transaction.run(null, async () => {
      await this.senders.freeMailsOf(await this.senders.removeDead(dead));
    });
  }
}
