import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../kernel/domain-error.js';
import content from '../../../content/chat.json' with { type: 'json' };
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Transaction } from '../../kernel/transaction.js';
import { Database } from '../../platform/persistence/database.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import { TrackedSchema } from '../../platform/persistence/tracked-schema.js';

export const CHAT_ANSWER = 'chat-answer';

const CHANGED = 'Someone else has changed this answer. Look at it before you change it.';

/** The owner's answer on a topic of the website's chat, which replaces the one in `content/chat.json`. */
export interface ChatAnswer {
  /** The topic's id in that file. */
  readonly id: string;
  readonly reply: string;
  readonly createdBy: string;
  readonly updatedAt: Date;
}

export const ChatAnswerSchema = new TrackedSchema<ChatAnswer>(
  {
    name: 'ChatAnswer',
    tableName: 'chat_answers',
    columns: {
      id: { type: 'text', primary: true },
      reply: { type: 'text' },
      createdBy: { type: 'text', name: 'created_by' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    },
  },
  {
    subject: CHAT_ANSWER,
    nameOf: ({ id }) => content.topics.find((topic) => topic.id === id)?.title ?? id,
    bookkeeping: ['createdBy', 'updatedAt'],
    violations: {
      chat_answers_pkey: () => new Conflict(CHANGED),
    },
  },
);

@Injectable()
export class ChatAnswers {
  private readonly answers: TrackedRepository<ChatAnswer>;

  constructor(
    database: Database,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.answers = database.getRepository(ChatAnswerSchema);
  }

  /** By topic. */
  all(): Promise<ChatAnswer[]> {
    return this.answers.find({ order: { id: 'asc' } });
  }

  /**
   * @param seen when the answer on the screen was changed; null if it was the one of the file
   * @throws NotFound, Conflict
   */
  async correct(id: string, reply: string, seen: string | null, by: Actor): Promise<void> {
    assertTopic(id);
    await this.transaction.run(by, async () => {
      const before = await this.answers.findOneBy({ id });
      assertShown(before, seen);
      const after = { id, reply, createdBy: by.name, updatedAt: this.clock.now() };
      await (before ? this.answers.update(before, after) : this.answers.insert(after));
    });
  }

  /** The answer of the file applies again. @throws NotFound, Conflict */
  async reset(id: string, seen: string | null, by: Actor): Promise<void> {
    assertTopic(id);
    await this.transaction.run(by, async () => {
      const answer = await this.answers.findOneBy({ id });
      if (!answer) return;
      assertShown(answer, seen);
      await this.answers.remove(answer);
    });
  }
}

function assertShown(answer: ChatAnswer | null, seen: string | null): void {
  if ((answer?.updatedAt.toISOString() ?? null) !== seen) throw new Conflict(CHANGED);
}

function assertTopic(id: string): void {
  if (!content.topics.some((topic) => topic.id === id)) throw new NotFound('The chat has no such topic.');
}
