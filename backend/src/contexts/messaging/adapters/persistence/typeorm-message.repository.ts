import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { counterOfAny } from '../../../../platform/persistence/counter-triggers.js';
import { look, type SearchOf, Searchable } from '../../../../platform/searches.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { LiveUpdates } from '../../../../platform/events/live-topics.js';
import { type Mailbox, MESSAGE, Message, ownMailbox, type MessageFact } from '../../domain/message.js';
import type { MessageRepository } from '../../domain/messages.service.js';

/** The table has a column more, the reader's mailbox, which the database works out (see its migration). */
export const MessageSchema = new TrackedSchema<Message>(
  {
    name: 'Message',
    target: Message,
    tableName: 'messages',
    columns: {
      id: { type: 'uuid', primary: true },
      senderType: { type: 'text', name: 'sender_type' },
      senderId: { type: 'text', name: 'sender_id' },
      senderName: { type: 'text', name: 'sender_name' },
      receiverType: { type: 'text', name: 'receiver_type' },
      receiverId: { type: 'text', name: 'receiver_id' },
      receiverName: { type: 'text', name: 'receiver_name' },
      subject: { type: 'text' },
      content: { type: 'text' },
      isRead: { type: 'boolean', name: 'is_read' },
      isArchived: { type: 'boolean', name: 'is_archived' },
      archivedAt: { type: 'timestamptz', precision: 3, name: 'archived_at', nullable: true },
      readAt: { type: 'timestamptz', precision: 3, name: 'read_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<Message>, EntitySchemaColumnOptions>,
  },
  { subject: MESSAGE },
);

const json = { isRead: 'is_read::text', isArchived: 'is_archived::text' };
const filters = { mailbox: 'mailbox = :mailbox' };

/** By the keys of the tally of `messages`. */
const ofMailbox = (...states: readonly string[]) =>
  counterOfAny('messages', ...states.map((state) => `:mailbox || '/${state}'`));

export const inbox = listOf(MessageSchema.options, {
  scopes: { all: ['not is_archived'] },
  totalsBy: { mailbox: ofMailbox('read', 'unread') },
  filters,
  json,
});

export const archivedMessages = listOf(MessageSchema.options, {
  scopes: { all: ['is_archived'] },
  newestBy: 'archived_at',
  totalsBy: { mailbox: ofMailbox('archived') },
  filters,
  json,
});

/** The expression of the migration's full-text index. */
const WORDS = `sender_name || ' ' || subject || ' ' || content`;

/** A mailbox with its archive, for searching. */
const everyMessage = listOf(MessageSchema.options, {
  scopes: { all: ['not is_archived', 'is_archived'] },
  filters: { ...filters, words: isFound(WORDS, ':words') },
  json,
});

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly senderName: string;
  readonly createdAt: string;
}

/** Searches the caller's own mailbox, including archived messages. */
const messageSearch: SearchOf<Row> = {
  roles: ['staff', 'manager', 'admin'],
  looks: (text, by) => [
    look(everyMessage, { scope: 'all', filter: { mailbox: ownMailbox(by), words: containing(text) } }),
  ],
  found: ({ id, subject, senderName, createdAt }) => ({
    id,
    title: subject,
    detail: `From ${senderName}`,
    at: createdAt,
  }),
};

export interface MailboxSummary {
  readonly inbox: number;
  readonly unread: number;
  readonly archived: number;
}

/** From the tally of `messages`, whose keys are mailbox and state. */
const STATEMENT = `
  with counts as (
    select split_part(key, '/', 2) as state, sum(n)::int as n from tallies
    where list = 'messages' and key in ($1::text || '/unread', $1 || '/read', $1 || '/archived') group by 1
  )
  select coalesce(sum(n) filter (where state <> 'archived'), 0)::int as inbox,
    coalesce(sum(n) filter (where state = 'unread'), 0)::int as unread,
    coalesce(sum(n) filter (where state = 'archived'), 0)::int as archived
  from counts`;

@Injectable()
export class MailboxSummaryQuery {
  constructor(private readonly database: Database) {}

  async read(mailbox: Mailbox): Promise<MailboxSummary> {
    const [summary] = await this.database.query<MailboxSummary[]>(STATEMENT, [mailbox]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}

/** Only the recipient's dashboards are notified. */
const channelOf = (mailbox: string) => `messages:${mailbox}`;

@Injectable()
@Searchable('message', messageSearch)
@LiveUpdates(MESSAGE, {
  channelsOf: ({ payload }) => [channelOf((payload as MessageFact).mailbox)],
  channelsFor: (actor) => [channelOf(ownMailbox(actor))],
})
export class TypeOrmMessageRepository implements MessageRepository {
  private readonly repository: TrackedRepository<Message>;

  constructor(database: Database) {
    this.repository = database.getRepository(MessageSchema);
  }

  add(message: Message): Promise<void> {
    return this.repository.insert(message);
  }

  async get(id: string): Promise<Message> {
    const message = await this.repository.findOneBy({ id });
    if (!message) throw new NotFound('This message does not exist.');
    return message;
  }

  save(before: Message, after: Message): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(message: Message): Promise<void> {
    return this.repository.remove(message);
  }
}
