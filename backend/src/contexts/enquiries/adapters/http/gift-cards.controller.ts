import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { EnquiriesService } from '../../domain/enquiries.service.js';
import { GiftCardRequestView, giftCardRequestView, RequestGiftCard, giftCardDetailsOf } from './gift-cards.dto.js';

@ApiTags('enquiries')
@Controller('gift-card-requests')
export class GiftCardsController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post()
  @Public()
  @PublicForm('gift-cards')
  @Creates()
  @ApiCreatedResponse({ type: GiftCardRequestView })
  async request(@Body() body: RequestGiftCard): Promise<GiftCardRequestView> {
    return giftCardRequestView(await this.enquiries.requestGiftCard(giftCardDetailsOf(body)));
  }
}
