import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { type Call, DoorPartyNotFound } from '../../domain/door/door-party.js';
import { DoorParties } from '../../domain/door/door-list.service.js';
import { PhoneNumbers, StaffTexts } from '../../domain/ports.js';
import { TextCaps } from '../caps/guest-message-caps.js';
import { IncomingTextRows, TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import {
  NoAnswer,
  type OutboundAnswer,
  type OutboundCall,
  OutboundHttp,
} from '../../../../platform/outbound/outbound-http.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { reservationsSettings } from '../../reservations.settings.js';
import { ConfirmedContacts, CurrentReservation } from '../persistence/current-reservation.query.js';
import { NumberRefused, PerhapsSent, TextGateway, type TextMessage } from './text-gateway.js';
import { tableReadyWords } from './text-words.js';
import { GuestTexts } from './guest-texts.js';
import { IncomingTexts } from './incoming-texts.js';
import { TextAnswers } from './text-answers.js';

const SEND = 'send-table-ready-text';
/** Later, the party was called in person or has left. */
const USEFUL_MS = 15 * 60_000;

interface WaitingText {
  readonly eventId: string;
  readonly partyId: string;
  readonly occurredAt: string;
}

@Injectable()
class StaffTextsByGateway implements StaffTexts {
  constructor(
    @Inject(TextGateway) private readonly gateway: TextGateway | null,
    private readonly caps: TextCaps,
    private readonly phones: PhoneNumbers,
    private readonly incoming: IncomingTextRows,
  ) {}

  async reasonAgainst(phone: string | null): Promise<string | null> {
    if (this.gateway === null) return 'Text messages aren’t set up.';
    const number = this.phones.e164(phone ?? '');
    if (number === null) return 'There’s no phone number that takes texts.';
    if (await this.incoming.isStopped(number)) return 'This guest has stopped text messages.';
    return (await this.caps.reasonAgainst(number, false)) === null ? null : 'We don’t text numbers of this country.';
  }
}

/** Texts to walk-ins at the door, who gave their number for this. Staff cause each of them. */
@Injectable()
class TableReadyTexts {
  private readonly logger = new Logger('TableReadyTexts');

  constructor(
    @Inject(TextGateway) private readonly gateway: TextGateway | null,
    private readonly parties: DoorParties,
    private readonly jobs: Jobs,
    private readonly texts: TypeOrmGuestTexts,
    private readonly caps: TextCaps,
    private readonly phones: PhoneNumbers,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

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
    const party = await this.parties.get(partyId).catch(nullIfDeleted);
    if (party?.outcome !== null || party.calledBy === 'voice' || (await this.texts.isSent(eventId))) return;
    const to = this.phones.e164(party.phone ?? '');
    if (this.gateway === null || to === null || now.getTime() - new Date(occurredAt).getTime() > USEFUL_MS) {
      await this.show(partyId, false);
      return;
    }
    try {
      await this.gateway.send({ key: eventId, to, text: tableReadyWords(party.name, this.restaurant) });
    } catch (error) {
      await this.show(partyId, false);
      if (!(error instanceof NumberRefused || error instanceof PerhapsSent)) throw error;
      this.logger.warn(`A text message is given up: ${error.message}`);
      return;
    }
    await this.texts.settle(eventId, now);
    await this.show(partyId, true);
  }

  /** Staff see on the door list whether the text was sent, and call out the name if not. */
  private async show(partyId: string, isSent: boolean): Promise<void> {
    await this.transaction.run(null, async () => {
      const before = await this.parties.get(partyId);
      const after = before.texted(isSent);
      if (after !== before) await this.parties.save(before, after);
    });
  }
}

function nullIfDeleted(error: unknown): null {
  if (error instanceof DoorPartyNotFound) return null;
  throw error;
}

/** Consecutive failures after which the gateway is not called for a while. */
const FAILURES_TO_REST = 5;
const REST_MS = 60_000;

/** Status codes that concern the number; 401, 403 and 404 concern our account or the URL. */
const ABOUT_THE_NUMBER = new Set([400, 410, 422]);
/** Twilio's error codes for numbers that are invalid, unreachable or cannot receive texts; and for opted-out ones. */
const TWILIO_NUMBER = new Set([21211, 21214, 21217, 21265, 21612, 21614]);
const TWILIO_STOPPED = 21610;
const STOPPED = /\b(?:opted[- ]?out|unsubscribed|stop(?:ped)?|blacklist(?:ed)?|blocked by (?:the )?recipient)\b/i;

/** A gateway called by HTTP; `callOf` builds the request for its kind. */
export class CallingTextGateway implements TextGateway {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
    private readonly callOf: (message: TextMessage) => OutboundCall,
  ) {}

  async send(message: TextMessage): Promise<void> {
    const now = this.clock.now().getTime();
    if (now < this.restsUntil) throw new Error('The text message gateway is left alone for a while.');
    const call = this.callOf(message);
    const answer = await this.answerTo(call);
    if (answer instanceof NoAnswer) {
      // Twilio has no idempotency keys, so a retry could send the text twice.
      if (answer.mayHaveArrived && !('idempotency-key' in call.headers)) this.giveUp(now, answer.message);
      this.fail(now, answer.message, null);
    }
    if (answer.status < 200 || answer.status > 299) {
      const refused = refusalIn(answer);
      if (refused) {
        this.failures = 0;
        throw refused;
      }
      this.fail(now, `It answers ${String(answer.status)}.`, answer.retryAfterSeconds);
    } else this.failures = 0;
  }

  private async answerTo(call: OutboundCall): Promise<OutboundAnswer | NoAnswer> {
    try {
      return await this.http.post(call);
    } catch (error) {
      if (error instanceof NoAnswer) return error;
      throw error;
    }
  }

  private giveUp(now: number, reason: string): never {
    this.count(now, null);
    throw new PerhapsSent(`Whether the text message gateway took it is not known: ${reason}`);
  }

  private count(now: number, retryAfterSeconds: number | null): void {
    this.failures += 1;
    const rest = Math.max((retryAfterSeconds ?? 0) * 1_000, this.failures >= FAILURES_TO_REST ? REST_MS : 0);
    this.restsUntil = now + rest;
  }

  private fail(now: number, reason: string, retryAfterSeconds: number | null): never {
    this.count(now, retryAfterSeconds);
    throw new Error(`The text message gateway did not take it: ${reason}`);
  }
}

/** A refusal that concerns only the number; null if it concerns the gateway or us. */
function refusalIn({ status, text }: OutboundAnswer): NumberRefused | null {
  if (!ABOUT_THE_NUMBER.has(status)) return null;
  const code = Number(/"code"\s*:\s*(\d{5})\b/.exec(text)?.[1] ?? 0);
  if (code === 0) return new NumberRefused(STOPPED.test(text));
  if (code === TWILIO_STOPPED) return new NumberRefused(true);
  return TWILIO_NUMBER.has(code) ? new NumberRefused(false) : null;
}

const TWILIO = 'https://api.twilio.com/2010-04-01/Accounts';

type CallOf = (message: TextMessage) => OutboundCall;

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** The request format of the gateway at that URL: Twilio's, or any that accepts `{"to", "text"}`. */
export function callsOf(address: string): CallOf {
  const url = new URL(address);
  const name = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  if (url.protocol === 'twilio:') return twilio(name, password, url.hostname);
  Object.assign(url, { username: '', password: '' });
  return ({ key, to, text }) => ({
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(name && { authorization: basic(name, password) }),
    },
    body: JSON.stringify({ to, text }),
  });
}

const twilio =
  (sid: string, token: string, from: string): CallOf =>
  ({ to, text }) => ({
    url: new URL(`${TWILIO}/${encodeURIComponent(sid)}/Messages.json`),
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: basic(sid, token) },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  });

type TextParts = ConstructorParameters<typeof GuestTexts> extends [unknown, ...infer Parts] ? Parts : never;

/** Null if no gateway is configured. */
const textGateway = {
  provide: TextGateway,
  useFactory: (settings: AppSettings, http: OutboundHttp, clock: Clock): TextGateway | null => {
    const { SMS_URL } = settings.of(reservationsSettings);
    return SMS_URL === undefined ? null : new CallingTextGateway(http, clock, callsOf(SMS_URL));
  },
  inject: [AppSettings, OutboundHttp, Clock],
};

/** Null if texts are not sent. */
const guestTexts = {
  provide: GuestTexts,
  useFactory: (gateway: TextGateway | null, ...parts: TextParts): GuestTexts | null =>
    gateway && new GuestTexts(gateway, ...parts),
  inject: [
    TextGateway,
    Jobs,
    TypeOrmGuestTexts,
    CurrentReservation,
    ConfirmedContacts,
    PhoneNumbers,
    TextCaps,
    IncomingTextRows,
    Notifications,
    Restaurant,
    Clock,
  ],
};

/** Texts to guests, and texts from guests. */
export const textProviders = [
  textGateway,
  guestTexts,
  IncomingTextRows,
  TextAnswers,
  IncomingTexts,
  TableReadyTexts,
  { provide: StaffTexts, useClass: StaffTextsByGateway },
];
