import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { StaffDirectoryQuery } from '../../../identity/index.js';
import type { MessageParticipant } from '../../domain/mailbox.js';
import { Message } from '../../domain/message.js';
import { MessageSchema } from '../persistence/message.schema.js';
import { LETTERS } from './sample-message-texts.js';

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
