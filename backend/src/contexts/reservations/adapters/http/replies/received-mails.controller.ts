import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../../platform/http/security/access.js';
import { SignedByProvider } from '../../../../../platform/http/security/signed-by-provider.js';
import { ReplyIntake } from '../../replies/reply-intake.js';
import { ReceivedMail, TakenMailView } from './replies.dto.js';

/** Webhook for email providers that forward guests' replies. It needs no login because the call is signed. */
@ApiTags('reservations')
@Controller('email/replies')
export class ReceivedMailsController {
  constructor(private readonly intake: ReplyIntake) {}

  @Post()
  @Public()
  @SignedByProvider({ kilobytes: 1024, size: '1 MB' })
  @HttpCode(200)
  @ApiOkResponse({ type: TakenMailView })
  async receive(@Body() { mail }: ReceivedMail): Promise<TakenMailView> {
    return { taken: await this.intake.take(Buffer.from(mail)) };
  }
}
