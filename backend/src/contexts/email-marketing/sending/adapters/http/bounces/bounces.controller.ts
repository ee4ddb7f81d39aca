import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SignedBody } from '../../../../../../platform/http/body-kinds.js';
import { Public } from '../../../../../../platform/http/security/access.js';
import { BounceIntake } from '../../bounces/bounce-intake.js';
import { ReportBounce, TakenBounceView } from './bounces.dto.js';
import { WebhookGuard } from './webhook.guard.js';

/** Where a mail provider reports what came back. Nobody signs in: the report itself is signed. */
@ApiTags('e-mail')
@Controller('email/bounces')
export class BouncesController {
  constructor(private readonly intake: BounceIntake) {}

  @Post()
  @Public()
  @SignedBody()
  @UseGuards(WebhookGuard)
  @HttpCode(200)
  @ApiHeader({ name: 'X-Courtyard-Timestamp', description: 'Seconds since 1970; at most five minutes away from now.' })
  @ApiHeader({
    name: 'X-Courtyard-Signature',
    description: '`sha256=` and the hexadecimal HMAC-SHA-256 of `<timestamp>.<body>` under EMAIL_WEBHOOK_SECRET.',
  })
  @ApiOkResponse({ type: TakenBounceView })
  async report(@Body() { type, messageId, recipient, detail }: ReportBounce): Promise<TakenBounceView> {
    // `soft` reports are accepted and ignored: the mail may still arrive.
    if (type === 'soft') return { taken: false };
    const report = { kind: type, messageId: messageId ?? null, recipient: recipient ?? null };
    return { taken: await this.intake.take({ ...report, detail: detail ?? `The provider reported: ${type}.` }) };
  }
}
