import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { Call } from '../../domain/door/door-party.js';
import { DoorPartyNotFound } from '../../domain/door/door.errors.js';
import { DoorParties, type DoorTexts } from '../../domain/door/ports.js';
import { PhoneNumbers } from '../../domain/ports/phone-numbers.js';
import { TextCaps } from '../caps/text-caps.js';
import { IncomingTextRows } from '../persistence/incoming-texts.query.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { NumberRefused, PerhapsSent, TextGateway } from './text-gateway.js';
import { tableReadyWords } from './text-words.js';

const SEND = 'send-table-ready-text';
/** Later, the party has been called in person or is gone. */
const USEFUL_MS = 15 * 60_000;

interface WaitingText {
  readonly eventId: string;
  readonly partyId: string;
  readonly occurredAt: string;
}

/** Texts to walk-ins at the door, who gave their number for this. Staff cause each of them. */
@Injectable()
export class TableReadyTexts implements DoorTexts {
  private readonly logger = new Logger('TableReadyTexts');

  constructor(
    @Inject(TextGateway) private readonly gateway: TextGateway | null,
    private readonly parties: DoorParties,
    private readonly jobs: Jobs,
    private readonly texts: TypeOrmGuestTexts,
    private readonly caps: TextCaps,
    private readonly phones: PhoneNumbers,
    private readonly incoming: IncomingTextRows,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async reasonAgainst(phone: string | null): Promise<string | null> {
    if (this.gateway === null) return 'Text messages aren’t set up.';
    const number = this.phones.e164(phone ?? '');
    if (number === null) return 'There’s no phone number that takes texts.';
    if (await this.incoming.isStopped(number)) return 'This guest has stopped text messages.';
    return (await this.caps.reasonAgainst(number, false)) === null ? null : 'We don’t text numbers of this country.';
  }

  @OnEvent('door-party.called', { listener: 'table-ready-text' })
  async post({ id: eventId, subject, payload, occurredAt }: StoredEvent<{ readonly calledBy: Call }>): Promise<void> {
    if (payload.calledBy !== 'text') return;
    const { phone } = await this.parties.get(subject.id);
    const number = this.phones.e164(phone ?? '');
    if (number === null) return;
    const counted = { numberHash: this.caps.hashOf(number), isUnasked: false, heldBack: null };
    if (!(await this.texts.add({ eventId, createdAt: this.clock.now(), ...counted }))) return;
    await this.jobs.add(SEND, { eventId, partyId: subject.id, occurredAt });
  }

  @JobHandler(SEND, { retry: 'day', concurrency: 2 })
  async send({ eventId, partyId, occurredAt }: WaitingText): Promise<void> {
    const now = this.clock.now();
    if (this.gateway === null || now.getTime() - new Date(occurredAt).getTime() > USEFUL_MS) return;
    const party = await this.parties.get(partyId).catch(nullIfDeleted);
    if (party?.outcome !== null || (await this.texts.isSent(eventId))) return;
    const to = this.phones.e164(party.phone ?? '');
    if (to === null) return;
    try {
      await this.gateway.send({ key: eventId, to, text: tableReadyWords(party.name, this.restaurant) });
    } catch (error) {
      if (!(error instanceof NumberRefused || error instanceof PerhapsSent)) throw error;
      this.logger.warn(`A text message is given up: ${error.message}`);
      return;
    }
    await this.texts.settle(eventId, now);
  }
}

function nullIfDeleted(error: unknown): null {
  if (error instanceof DoorPartyNotFound) return null;
  throw error;
}
