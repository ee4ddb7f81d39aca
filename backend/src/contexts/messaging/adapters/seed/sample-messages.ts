import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Message, type MessageParticipant, type NewMessage } from '../../domain/message.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { StaffDirectoryQuery } from '../../../identity/index.js';
import { MessageSchema } from '../persistence/typeorm-message.repository.js';

interface SampleMessage extends NewMessage {
  readonly from: Role;
  readonly to: Role;
  readonly hoursAgo: number;
  readonly is: 'new' | 'read' | 'archived';
}

/** Oldest first. */
const LETTERS: readonly SampleMessage[] = [
  {
    from: 'admin',
    to: 'staff',
    hoursAgo: 166,
    is: 'archived',
    subject: 'New sandwich rotation',
    content: 'From tomorrow the fig and brie replaces the roast beef. Please tell guests before they ask for it.',
  },
  {
    from: 'manager',
    to: 'admin',
    hoursAgo: 150,
    is: 'archived',
    subject: 'Photos of the new window',
    content:
      'They are on the website now, with the names of the two glaziers below. Have a look when you find a minute.',
  },
  {
    from: 'admin',
    to: 'manager',
    hoursAgo: 148,
    is: 'archived',
    subject: 'Re: Photos of the new window',
    content: 'Lovely. Could the third one come first? The light is best there.',
  },
  {
    from: 'staff',
    to: 'admin',
    hoursAgo: 122,
    is: 'archived',
    subject: 'High chair is broken',
    content: 'The left strap tore at lunch. We have one good high chair left.',
  },
  {
    from: 'admin',
    to: 'staff',
    hoursAgo: 120,
    is: 'read',
    subject: 'Re: High chair is broken',
    content: 'Thank you. Two new ones arrive on Thursday; please do not seat anybody in the old one.',
  },
  {
    from: 'manager',
    to: 'staff',
    hoursAgo: 98,
    is: 'read',
    subject: 'A photo of today’s soup?',
    content: 'For the post on Friday. By the window around eleven the light is kind.\n\nThank you!',
  },
  {
    from: 'staff',
    to: 'manager',
    hoursAgo: 92,
    is: 'read',
    subject: 'Re: A photo of today’s soup?',
    content: 'Done, three of them. The one with the bread is the best, we think.',
  },
  {
    from: 'admin',
    to: 'manager',
    hoursAgo: 73,
    is: 'read',
    subject: 'Opening hours around the holidays',
    content:
      'We close at 1 PM on the day before. Could you prepare a note for the website? I will approve it the same day.',
  },
  {
    from: 'staff',
    to: 'admin',
    hoursAgo: 51,
    is: 'read',
    subject: 'Party of twelve on Saturday',
    content:
      'They asked for the long table under the arch at noon. I said we would call back. Shall we move the two sixes?',
  },
  {
    from: 'admin',
    to: 'staff',
    hoursAgo: 50,
    is: 'read',
    subject: 'Re: Party of twelve on Saturday',
    content: 'Yes, please confirm them, and keep table 6 free until 2 PM.',
  },
  {
    from: 'manager',
    to: 'admin',
    hoursAgo: 27,
    is: 'read',
    subject: 'Holiday note',
    content: 'I am writing it this week, and will send it to you for approval with two photos to choose from.',
  },
  {
    from: 'staff',
    to: 'admin',
    hoursAgo: 20,
    is: 'new',
    subject: 'Dishwasher makes a noise again',
    content:
      'The same rattle as in spring, only in the rinse. It still washes. Should I call the technician in the morning?',
  },
  {
    from: 'admin',
    to: 'manager',
    hoursAgo: 6,
    is: 'new',
    subject: 'Story about the fountain',
    content:
      'A guest told me how it looked in the sixties. She would be happy to be quoted. Shall we make a post of it?',
  },
  {
    from: 'manager',
    to: 'staff',
    hoursAgo: 4,
    is: 'new',
    subject: 'Reviews of the week',
    content: 'Eleven new ones, all kind. Two guests name the lemon cake and one of you by name.',
  },
  {
    from: 'admin',
    to: 'staff',
    hoursAgo: 3,
    is: 'new',
    subject: 'Nut allergy at table 4 today',
    content: 'One guest there has a severe nut allergy. No pesto near that table, please.',
  },
  {
    from: 'manager',
    to: 'admin',
    hoursAgo: 2,
    is: 'new',
    subject: 'Numbers of the month',
    content:
      'More visits to the menu than ever, and half of them from telephones. I would like to show you on Tuesday.',
  },
];

const HOUR_MS = 3_600_000;
const COUNTER = 'Front of House';

/** A week of messages between owner, site manager and staff: new, read and archived ones. */
@Injectable()
export class SampleMessages {
  constructor(
    private readonly database: Database,
    private readonly directory: StaffDirectoryQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const counter = (await this.directory.active()).find(({ name }) => name === COUNTER);
    if (!counter) return;
    const people: Record<Role, MessageParticipant> = {
      admin: { type: 'admin', id: 'admin', name: this.restaurant.ownerName },
      manager: { type: 'manager', id: 'site-manager-id', name: 'Site Manager' },
      staff: { type: 'staff', ...counter },
    };
    const rows = this.database.getRepository(MessageSchema);
    for (const { from, to, hoursAgo, is, ...letter } of LETTERS) {
      const sent = Message.send(this.ids.next(), people[from], people[to], letter, this.ago(hoursAgo));
      const read = is === 'new' ? sent : sent.read(this.ago(hoursAgo - 1));
      await rows.load(is === 'archived' ? read.archive(this.ago(hoursAgo - 2)) : read);
    }
  }

  private ago(hours: number): Date {
    return new Date(this.clock.now().getTime() - hours * HOUR_MS);
  }
}
