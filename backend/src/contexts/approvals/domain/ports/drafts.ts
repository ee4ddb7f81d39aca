import type { Actor } from '../../../../kernel/actor.js';
import type { Decision, Submission } from '../approval-item.js';

/** A draft's content at the moment of submission, which is exactly what the owner decides on. */
export type HandedIn = Pick<Submission, 'title' | 'contentType' | 'contentData' | 'scheduledDate'>;

/** Drafts of the content schedule. Changes to them commit together with the approval item. */
export abstract class Drafts {
  /** Submits a draft, which can then no longer be edited. Rejects unknown ids and content that is not a draft. */
  abstract handIn(id: string, by: Actor): Promise<HandedIn>;
  abstract settle(id: string, decision: Decision, comments: string | null, by: Actor): Promise<void>;
}
