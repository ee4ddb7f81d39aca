import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Header,
  HttpCode,
  Injectable,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { ApiBody, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { HttpProblem } from '../../../../../platform/http/problem.js';
import { reservationsSettings } from '../../../reservations.settings.js';
import { type IncomingText, IncomingTexts, TAKEN_TEXTS, type TakenText } from '../../texts/incoming-texts.js';
import { Line, Text } from '../../../../../platform/http/fields/index.js';
import { FormBody } from '../../../../../platform/http/body-kinds.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { SignedBy } from '../../../../../platform/http/security/signed-by-provider.js';
import { LimitedPerAddress } from '../../../../../platform/rate-limits/rate-limit.guard.js';

type TwilioForm = Readonly<Record<string, unknown>>;

const MAX_FILES = 10;

/**
 * Twilio signs the URL it calls, followed by each field and its value sorted by name, with HMAC-SHA-1
 * (https://www.twilio.com/docs/usage/security).
 */
export function twilioSignature(token: string, address: string, form: TwilioForm): string {
  const fields = Object.keys(form).toSorted();
  const signed = address + fields.map((name) => `${name}${String(form[name])}`).join('');
  return createHmac('sha1', token).update(signed).digest('base64');
}

/** Verifies that the call comes from Twilio: it must be signed with the auth token of SMS_URL. */
@Injectable()
class SignedByTwilio implements CanActivate {
  constructor(private readonly settings: AppSettings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request<unknown, unknown, TwilioForm>>();
    const gateway = URL.parse(this.settings.of(reservationsSettings).SMS_URL ?? '');
    const actual = Buffer.from(request.header('x-twilio-signature') ?? '');
    if (gateway?.protocol === 'twilio:') {
      const address = `${this.settings.publicUrl.origin}${request.originalUrl}`;
      const token = decodeURIComponent(gateway.password);
      const expected = Buffer.from(twilioSignature(token, address, request.body));
      if (expected.length === actual.length && timingSafeEqual(expected, actual)) return true;
    }
    throw new HttpProblem(401, 'This call is not signed with the auth token of SMS_URL.');
  }
}

/** @throws HttpProblem if the form is not a message */
function textIn(form: TwilioForm): IncomingText {
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const id = field('MessageSid');
  if (id === '') throw new HttpProblem(400, 'MessageSid is missing.');
  const files = Math.min(Number(field('NumMedia')) || 0, MAX_FILES);
  return {
    id: id.slice(0, 200),
    from: field('From').slice(0, 40),
    text: field('Body'),
    attachments: Array.from({ length: files }, (_, place) => field(`MediaContentType${String(place)}`) || 'a file'),
    isAnswered: field('OptOutType') !== '',
  };
}

/** A guest's text, forwarded by a gateway. */
class ReceivedText {
  @Line({ label: 'the id of the message', max: 200, description: 'The same on each attempt.' })
  readonly id!: string;

  @Line({ label: 'the sender’s number', max: 40, description: 'In international form, such as `+19045550123`.' })
  readonly from!: string;

  @Text({ max: 10_000 })
  readonly text!: string;
}

class TakenTextView {
  @ApiProperty({
    enum: TAKEN_TEXTS,
    description:
      '`kept`: added to a reservation; `stopped`, `started`, `helped`: a keyword; `known`: a repetition; `unknown`: no open reservation has this number, so the restaurant gets the text by email.',
  })
  taken!: TakenText;
}

/** A gateway calls from few addresses. */
const PER_ADDRESS = { name: 'incoming-texts-minute', points: 300, seconds: 60 };

/** Webhook for gateways that forward guests' texts. It needs no login because the call is signed. */
@ApiTags('reservations')
@Controller('texts/inbound')
export class IncomingTextsController {
  constructor(private readonly texts: IncomingTexts) {}

  @Post()
  @Public()
  @LimitedPerAddress(PER_ADDRESS)
  @SignedBy('SMS_WEBHOOK_SECRET', (settings) => settings.of(reservationsSettings).SMS_WEBHOOK_SECRET)
  @HttpCode(200)
  @ApiOkResponse({ type: TakenTextView })
  async receive(@Body() received: ReceivedText): Promise<TakenTextView> {
    return { taken: await this.texts.take({ ...received, attachments: [], isAnswered: false }) };
  }

  /** Twilio's format, signed with the auth token of SMS_URL. Replies are sent as separate texts. */
  @Post('twilio')
  @Public()
  @LimitedPerAddress(PER_ADDRESS)
  @FormBody()
  @UseGuards(SignedByTwilio)
  @HttpCode(200)
  @Header('Content-Type', 'text/xml; charset=utf-8')
  @ApiBody({ schema: { type: 'object' }, description: 'An incoming message in Twilio’s format.' })
  @ApiOkResponse({ content: { 'text/xml': { schema: { type: 'string' } } } })
  async receiveFromTwilio(@Req() request: Request<unknown, unknown, TwilioForm>): Promise<string> {
    await this.texts.take(textIn(request.body));
    return '<Response/>';
  }
}
