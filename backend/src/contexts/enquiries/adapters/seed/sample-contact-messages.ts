import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { type ContactForm, Inbox } from '../../domain/enquiries.service.js';
import type { Answer } from '../../domain/enquiry.js';
import { ContactMessageSchema } from '../persistence/typeorm-contact-message.repository.js';

const HOUR_MS = 3_600_000;

type Sample = ContactForm & { hoursAgo: number; isRead: boolean; answer?: string };

const LETTERS: readonly Sample[] = [
  {
    name: 'Beatrice Long',
    email: 'beatrice.long@guests.example',
    phone: '(904) 555-0132',
    message: 'Good morning,\ncan the courtyard be had for a christening, some twenty people, on a Saturday in spring?',
    hoursAgo: 2,
    isRead: false,
  },
  {
    name: 'Rafael Ortiz',
    email: 'rafael.ortiz@guests.example',
    phone: null,
    message: 'I believe I left a gray umbrella by the fountain on Thursday. Has anybody found it?',
    hoursAgo: 9,
    isRead: false,
  },
  {
    name: 'Ingrid Solberg',
    email: 'ingrid.solberg@guests.example',
    phone: null,
    message: 'Do you ship the glass ornaments abroad? I would like the heron, in blue.',
    hoursAgo: 31,
    isRead: true,
    answer: 'Thank you for writing. We do, well wrapped; the heron comes in blue and in green.',
  },
  {
    name: 'Walter Dunne',
    email: 'walter.dunne@guests.example',
    phone: '(904) 555-0147',
    message: 'The best Cuban sandwich outside of Tampa. Just wanted to say that.',
    hoursAgo: 77,
    isRead: true,
  },
];

/** Messages of a few days: new, read and answered ones. */
@Injectable()
export class SampleContactMessages {
  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const messages = this.database.getRepository(ContactMessageSchema);
    for (const { hoursAgo, isRead, answer, ...letter } of LETTERS) {
      const { name, email } = letter;
      const mark = { id: this.ids.next(), createdAt: this.ago(hoursAgo) };
      await messages.insert({ ...letter, ...mark });
      const answers = answer === undefined ? [] : [this.answer(answer, hoursAgo - 3)];
      await this.inbox.load({ ...mark, kind: 'contact', name, email, data: letter }, isRead, answers);
    }
  }

  private answer(message: string, hoursAgo: number): Answer {
    return {
      subject: 'Re: your message to us',
      message,
      sentAt: this.ago(hoursAgo).toISOString(),
      sentBy: 'The Owner',
    };
  }

  private ago(hours: number): Date {
    return new Date(this.clock.now().getTime() - hours * HOUR_MS);
  }
}
