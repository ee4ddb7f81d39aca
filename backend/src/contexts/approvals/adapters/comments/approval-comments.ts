import { Injectable } from '@nestjs/common';
import { Conflict, Forbidden, NotFound } from '../../../../kernel/domain-error.js';
import type { Actor, Role } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { IdentityService, type Person } from '../../../identity/index.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import { ApprovalItemRepository } from '../../domain/approvals.service.js';

export const APPROVAL_COMMENT = 'approval-comment';

/** A comment of the owner or the site manager on submitted content. */
export interface ApprovalComment {
  readonly id: string;
  readonly itemId: string;
  /** The comment that it replies to; null for the first one of a thread. */
  readonly threadId: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorRole: Role;
  readonly text: string;
  /** The passage that the thread is about; null for all of the content. */
  readonly passage: string | null;
  readonly createdAt: Date;
  /** Set on the first comment of a settled thread. */
  readonly resolvedBy: string | null;
}

export interface CommentAdded {
  readonly itemId: string;
  readonly title: string;
  readonly authorName: string;
  readonly text: string;
  readonly passage: string | null;
  /** Ids of the accounts to notify. */
  readonly notifies: readonly string[];
}

export const ApprovalCommentSchema = new TrackedSchema<ApprovalComment>(
  {
    name: 'ApprovalComment',
    tableName: 'approval_comments',
    columns: {
      id: { type: 'uuid', primary: true },
      itemId: { type: 'uuid', name: 'item_id' },
      threadId: { type: 'uuid', name: 'thread_id', nullable: true },
      authorId: { type: 'uuid', name: 'author_id' },
      authorName: { type: 'text', name: 'author_name' },
      authorRole: { type: 'text', name: 'author_role' },
      text: { type: 'text' },
      passage: { type: 'text', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      resolvedBy: { type: 'text', name: 'resolved_by', nullable: true },
    },
  },
  { subject: APPROVAL_COMMENT, nameOf: ({ text }) => shortened(text) },
);

const NAME_LENGTH = 80;
const shortened = (text: string) => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH - 1)}…` : text);

class CommentNotFound extends NotFound {
  constructor() {
    super('This comment does not exist. It may have been deleted.');
  }
}

export interface NewComment {
  readonly text: string;
  readonly passage: string | null;
  readonly threadId: string | null;
}

@Injectable()
@LiveUpdates(APPROVAL_COMMENT, liveChannel('approvals', 'manager', 'admin'))
export class ApprovalComments {
  private readonly comments: TrackedRepository<ApprovalComment>;

  constructor(
    database: Database,
    private readonly items: ApprovalItemRepository,
    private readonly identity: IdentityService,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.comments = database.getRepository(ApprovalCommentSchema);
  }

  /**
   * An item with its comments, oldest first, and those of earlier submissions of the same draft.
   * @throws NotFound
   */
  async of(itemId: string, by: Actor): Promise<{ item: ApprovalItem; comments: ApprovalComment[] }> {
    const item = await this.itemFor(itemId, by);
    const comments = await this.comments
      .createQueryBuilder('comment')
      .where('comment.item_id = :itemId', { itemId })
      .orWhere('comment.item_id in (select id from approval_items where scheduled_content_id = :draft)', {
        draft: item.scheduledContentId,
      })
      .orderBy('comment.created_at')
      .addOrderBy('comment.id')
      .getMany();
    return { item, comments };
  }

  /** Those who can be mentioned: the owner and the site manager. */
  people(): Promise<Person[]> {
    return this.identity.activePeople('admin', 'manager');
  }

  /**
   * Mentioned people are notified; if there are none, the other authors of the thread and the submitter.
   * @throws NotFound, CommentNotFound for an unknown thread
   */
  async add(itemId: string, { text, passage, threadId }: NewComment, by: Actor): Promise<ApprovalComment> {
    const people = await this.people();
    return this.transaction.run(by, async () => {
      const { item, comments } = await this.of(itemId, by);
      const thread = comments.filter(({ id, threadId: reply }) => threadId !== null && threadId === (reply ?? id));
      if (threadId !== null && thread.length === 0) throw new CommentNotFound();
      const comment: ApprovalComment = {
        id: this.ids.next(),
        itemId,
        threadId,
        text,
        passage: threadId === null ? passage : null,
        authorId: by.id,
        authorName: by.name,
        authorRole: by.role,
        createdAt: this.clock.now(),
        resolvedBy: null,
      };
      await this.comments.insert(comment);
      const mentioned = people.filter(({ name }) => mentions(text, name));
      const involved = people.filter(
        ({ id, email }) => email === item.submitterEmail || thread.some(({ authorId }) => authorId === id),
      );
      const notified = mentioned.length > 0 ? mentioned : involved;
      const payload: CommentAdded = {
        itemId,
        title: item.title,
        authorName: by.name,
        text,
        passage: thread[0]?.passage ?? comment.passage,
        notifies: notified.map(({ id }) => id).filter((id) => id !== by.id),
      };
      const subject = { type: APPROVAL_COMMENT, id: comment.id, name: shortened(text) };
      await this.outbox.add({ type: 'approval-comment.added', subject, payload });
      return comment;
    });
  }

  /** Settles or reopens a thread. @throws NotFound, CommentNotFound unless it is the first one of a thread */
  async resolve(itemId: string, id: string, isResolved: boolean, by: Actor): Promise<ApprovalComment> {
    return this.transaction.run(by, async () => {
      const before = await this.find(itemId, id, by);
      if (before.threadId !== null) throw new CommentNotFound();
      const after = { ...before, resolvedBy: isResolved ? by.name : null };
      await this.comments.update(before, after);
      return after;
    });
  }

  /** @throws NotFound, CommentNotFound, Forbidden, Conflict */
  async delete(itemId: string, id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const comment = await this.find(itemId, id, by);
      if (comment.authorId !== by.id) throw new Forbidden('Only its author can delete a comment.');
      if (await this.comments.existsBy({ threadId: id }))
        throw new Conflict('Someone has replied to this comment. Resolve the thread instead.');
      await this.comments.remove(comment);
    });
  }

  private async find(itemId: string, id: string, by: Actor): Promise<ApprovalComment> {
    const { comments } = await this.of(itemId, by);
    const comment = comments.some((one) => one.id === id) ? await this.comments.findOneBy({ id }) : null;
    if (!comment) throw new CommentNotFound();
    return comment;
  }

  /** The site manager sees only submissions of that role. */
  private async itemFor(id: string, { role }: Actor): Promise<ApprovalItem> {
    const item = await this.items.get(id);
    if (role !== 'admin' && item.submitterRole !== role) throw new NotFound('This item does not exist.');
    return item;
  }
}

/** Whether the text contains the name after an @, in any case and not as part of a longer word. */
function mentions(text: string, name: string): boolean {
  const lowered = text.toLowerCase();
  const wanted = `@${name.toLowerCase()}`;
  for (let at = lowered.indexOf(wanted); at !== -1; at = lowered.indexOf(wanted, at + 1)) {
    if (!/^[\p{L}\p{N}]/u.test(lowered.slice(at + wanted.length))) return true;
  }
  return false;
}
