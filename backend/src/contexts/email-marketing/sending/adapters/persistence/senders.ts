import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../../kernel/ids.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { DEAD_AFTER_MS, SendersQuery } from './senders.query.js';

/** After this time without a heartbeat, the process sends one before it claims more. */
const SURE_FOR_MS = 5_000;

/**
 * Heartbeat of a sending process. Emails of a process without a recent heartbeat are released, but only by a process
 * that has itself reached the database for that long, because after a database outage every heartbeat is late.
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

  /** Shuts down in order: all of its emails are settled. */
  async leave(): Promise<void> {
    await this.transaction.run(null, async () => {
      await this.senders.freeMailsOf([this.id]);
      await this.senders.remove(this.id);
    });
  }

  /** @returns processes without a recent heartbeat */
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
