import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { PhoneNumbers } from '../../domain/ports.js';
import { RepliesService } from '../../domain/replies/replies.service.js';
import { keywordIn, canMeanReservation } from '../../domain/replies/proposals.js';
import { IncomingTextRows } from '../persistence/typeorm-guest-texts.repository.js';
import { TextAnswers } from './text-answers.js';

export const TAKEN_TEXTS = ['kept', 'known', 'stopped', 'started', 'helped', 'unknown'] as const;
export type TakenText = (typeof TAKEN_TEXTS)[number];

export interface IncomingText {
  /** The gateway's id of the message, the same for each delivery attempt. */
  readonly id: string;
  /** The sender's number with its country code. */
  readonly from: string;
  readonly text: string;
  /** Attachments, which are not stored. */
  readonly attachments: readonly string[];
  /** Whether the gateway has answered STOP, START or HELP itself. */
  readonly isAnswered: boolean;
}

/** A day after the visit, texts are no longer about that table. */
const OPEN_FOR_MS = 86_400_000;
const MAX_CHARACTERS = 4_000;
/** Every control character except tab and newline, and characters that reorder others. */
const UNREADABLE = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Receives texts to the restaurant's number. */
@Injectable()
export class IncomingTexts {
  constructor(
    private readonly rows: IncomingTextRows,
    private readonly replies: RepliesService,
    private readonly answers: TextAnswers,
    private readonly notifications: Notifications,
    private readonly phones: PhoneNumbers,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Handles STOP, START and HELP, and adds other texts to the sender's reservation; each message once. */
  take(incoming: IncomingText): Promise<TakenText> {
    return this.transaction.run(null, async () => {
      if (!(await this.rows.add(incoming.id, this.clock.now()))) return 'known';
      const text = incoming.text.replaceAll(UNREADABLE, '').toWellFormed().trim();
      const number = this.phones.e164(incoming.from);
      if (number === null) return this.forwardToRestaurant(incoming, text);
      return (await this.takeKeyword(incoming, number, text)) ?? this.keep(incoming, number, text);
    });
  }

  private async takeKeyword(incoming: IncomingText, number: string, text: string): Promise<TakenText | null> {
    const keyword = keywordIn(text);
    const answer = async (kind: Parameters<TextAnswers['post']>[1]) => {
      if (!incoming.isAnswered) await this.answers.post(number, kind);
    };
    if (keyword === 'stop') {
      if (await this.rows.stop(number, this.clock.now())) await answer('stopped');
      if (canMeanReservation(text)) await this.keepOnCard(incoming, number, text);
      return 'stopped';
    }
    // From a number that we text, "yes" is a message for staff.
    if (keyword === 'start' && (await this.rows.start(number))) {
      await answer('started');
      return 'started';
    }
    if (keyword === 'help') {
      await answer('help');
      return 'helped';
    }
    return null;
  }

  private async keep(incoming: IncomingText, number: string, text: string): Promise<TakenText> {
    return (await this.keepOnCard(incoming, number, text)) ?? this.forwardToRestaurant(incoming, text);
  }

  /** @returns null if the number has no open reservation */
  private async keepOnCard(incoming: IncomingText, number: string, text: string): Promise<TakenText | null> {
    const since = new Date(this.clock.now().getTime() - OPEN_FOR_MS);
    const open = await this.rows.openUnder(number, since);
    const reservation = open.find(({ phone }) => this.phones.e164(phone) === number);
    if (!reservation) return null;
    const outcome = await this.replies.keep(reservation.id, {
      fingerprint: `text:${incoming.id}`,
      writtenBy: number,
      text: text.slice(0, MAX_CHARACTERS),
      isCut: text.length > MAX_CHARACTERS,
      leftOut: '',
      attachments: incoming.attachments,
    });
    return outcome === 'unknown' ? null : outcome;
  }

  /** Forwards by email, because texts have no mailbox that people read. */
  private async forwardToRestaurant({ from, attachments }: IncomingText, text: string): Promise<'unknown'> {
    const files = attachments.length > 0 ? [`With it came: ${attachments.join(', ')}.`] : [];
    await this.notifications.post({
      id: this.ids.next(),
      kind: 'text-from-stranger',
      to: this.restaurant.reservationsEmail,
      title: `A text from ${from}`,
      details: [
        text.slice(0, MAX_CHARACTERS) || 'The message is empty.',
        ...files,
        'No open reservation has this phone number.',
      ],
      path: '/admin/dashboard',
    });
    return 'unknown';
  }
}
