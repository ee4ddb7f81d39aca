import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { TextCaps } from '../caps/guest-message-caps.js';
import { NumberRefused, PerhapsSent, TextGateway } from './text-gateway.js';
import { type AnswerKind, answerOf } from './text-words.js';

const ANSWER = 'answer-guest-text';

interface WaitingAnswer {
  readonly id: string;
  readonly to: string;
  readonly kind: AnswerKind;
}

/** Replies to STOP, START and HELP at any hour, because the sender has just used the phone. */
@Injectable()
export class TextAnswers {
  private readonly logger = new Logger('TextAnswers');

  constructor(
    @Inject(TextGateway) private readonly gateway: TextGateway | null,
    private readonly jobs: Jobs,
    private readonly texts: TypeOrmGuestTexts,
    private readonly caps: TextCaps,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Subject to the limits for strangers; does nothing if texts are not sent. */
  async post(to: string, kind: AnswerKind): Promise<void> {
    if (this.gateway === null) return;
    const id = this.ids.next();
    const heldBack = await this.caps.reasonAgainst(to, true);
    const counted = { numberHash: this.caps.hashOf(to), isUnasked: true, heldBack };
    await this.texts.add({ eventId: id, createdAt: this.clock.now(), ...counted });
    if (heldBack === null) await this.jobs.add(ANSWER, { id, to, kind });
  }

  @JobHandler(ANSWER, { retry: 'day', concurrency: 1 })
  async send({ id, to, kind }: WaitingAnswer): Promise<void> {
    if (this.gateway === null || (await this.texts.isSent(id))) return;
    try {
      await this.gateway.send({ key: id, to, text: answerOf(kind, this.restaurant) });
    } catch (error) {
      if (!(error instanceof NumberRefused || error instanceof PerhapsSent)) throw error;
      // Twilio answers STOP itself and then rejects texts to the number.
      this.logger.warn(`An answer to a text is given up: ${error.message}`);
      return;
    }
    await this.texts.settle(id, this.clock.now());
  }
}
