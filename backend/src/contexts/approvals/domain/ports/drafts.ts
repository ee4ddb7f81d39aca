import type { Actor } from '../../../../kernel/actor.js';
import type { Decision, Submission } from '../approval-item.js';

/** What a draft says at the moment it is handed in; the owner decides on exactly this. */
export type HandedIn = Pick<Submission, 'title' | 'contentType' | 'contentData' | 'scheduledDate'>;

/** The drafts of the content schedule. What is done to them is kept or not kept together with the approval item. */
export abstract class Drafts {
  /** From now on it cannot be edited. Refuses what is unknown, or no draft. */
  abstract handIn(id: string, by: Actor): Promise<HandedIn>;
  abstract settle(id: string, decision: Decision, comments: string | null, by: Actor): Promise<void>;
}
