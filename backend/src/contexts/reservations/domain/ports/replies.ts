import type { ReplyEmail, Reply } from '../replies/reply.js';

/** Use it in a unit of work. */
export abstract class Replies {
  /** @returns false if the same email was stored before or the guest has been erased */
  abstract add(reply: Reply & Pick<ReplyEmail, 'fingerprint'>): Promise<boolean>;
  /** @returns the reservation it is about; null if it was already read. @throws ReplyNotFound */
  abstract see(id: string, by: string, now: Date): Promise<string | null>;
}
