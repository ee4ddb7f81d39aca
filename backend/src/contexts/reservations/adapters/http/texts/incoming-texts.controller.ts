import { Body, Controller, Header, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { FormBody } from '../../../../../platform/http/body-kinds.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { SignedBy } from '../../../../../platform/http/security/signed-by-provider.js';
import { LimitedPerAddress } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { reservationsSettings } from '../../../reservations.settings.js';
import { IncomingTexts } from '../../texts/incoming-texts.js';
import { ReceivedText, TakenTextView } from './incoming-texts.dto.js';
import { SignedByTwilio, type TwilioForm, textIn } from './twilio.js';

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
  @ApiBody({ schema: { type: 'object' }, description: 'As Twilio posts an incoming message.' })
  @ApiOkResponse({ content: { 'text/xml': { schema: { type: 'string' } } } })
  async receiveFromTwilio(@Req() request: Request<unknown, unknown, TwilioForm>): Promise<string> {
    await this.texts.take(textIn(request.body));
    return '<Response/>';
  }
}
