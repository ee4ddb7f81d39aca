import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { containing } from '../../../../platform/lists/list-of.js';
import { Lists } from '../../../../platform/lists/lists.js';
import type { Found, SearchOf } from '../../../../platform/searches.js';
import { ownMailbox } from '../../domain/mailbox.js';
import { everyMessage } from './message.lists.js';

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly senderName: string;
  readonly createdAt: string;
}

/** In the own mailbox alone, what was archived too. */
@Injectable()
export class MessageSearch implements SearchOf {
  readonly roles = ['staff', 'manager', 'admin'] as const;

  constructor(private readonly lists: Lists) {}

  async find(text: string, limit: number, by: Actor): Promise<Found[]> {
    const rows = await this.lists.first(everyMessage, {
      scope: 'all',
      limit,
      filter: { mailbox: ownMailbox(by), words: containing(text) },
    });
    return (rows as Row[]).map(({ id, subject, senderName, createdAt }) => ({
      id,
      title: subject,
      detail: `From ${senderName}`,
      at: createdAt,
    }));
  }
}
