import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../../../platform/http/security/access.js';
import { SignedByProvider } from '../../../../../../platform/http/security/signed-by-provider.js';
import { BounceIntake } from '../../bounces/bounce-intake.js';
import { ReportBounce, TakenBounceView } from './bounces.dto.js';

/** Webhook for bounces and complaints. It needs no login because the report is signed. */
@ApiTags('e-mail')
@Controller('email/bounces')
export class BouncesController {
  constructor(private readonly intake: BounceIntake) {}

  @Post()
  @Public()
  @SignedByProvider()
  @HttpCode(200)
  @ApiOkResponse({ type: TakenBounceView })
  async report(@Body() { type, messageId, recipient, detail }: ReportBounce): Promise<TakenBounceView> {
    // Soft bounces are accepted and ignored, since the email may still arrive.
    if (type === 'soft') return { taken: false };
    const report = { kind: type, marks: { ...(messageId && { messageId }) }, recipients: recipient ? [recipient] : [] };
    return { taken: await this.intake.take({ ...report, detail: detail ?? `The provider reported: ${type}.` }) };
  }
}
