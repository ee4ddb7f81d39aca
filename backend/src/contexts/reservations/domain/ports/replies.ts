import type { ReplyEmail, Reply } from '../replies/reply.js';

/** Inside a unit of work. */
export abstract class Replies {
  /** @returns false where the same mail was kept before, or its guest has been erased meanwhile */
  abstract add(reply: Reply & Pick<ReplyEmail, 'fingerprint'>): Promise<boolean>;
  /** @returns the reservation it is about, null where somebody had seen it before. @throws ReplyNotFound */
  abstract see(id: string, by: string, now: Date): Promise<string | null>;
}
