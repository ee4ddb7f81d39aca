import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../../../platform/http/security/access.js';
import { SignedByProvider } from '../../../../../../platform/http/security/signed-by-provider.js';
import { BounceIntake } from '../../bounces/bounce-intake.js';
import { ReportBounce, TakenBounceView } from './bounces.dto.js';

/** Where a mail provider reports what came back. Nobody signs in: the report itself is signed. */
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
    // `soft` reports are accepted and ignored: the mail may still arrive.
    if (type === 'soft') return { taken: false };
    const report = { kind: type, marks: { ...(messageId && { messageId }) }, recipients: recipient ? [recipient] : [] };
    return { taken: await this.intake.take({ ...report, detail: detail ?? `The provider reported: ${type}.` }) };
  }
}
