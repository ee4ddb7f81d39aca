import { ApiCreatedResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Body, Controller, Post } from '@nestjs/common';
import {
  Line,
  MailAddress,
  OneOf,
  OptionalLine,
  OptionalPhoneNumber,
  OptionalText,
} from '../../../../platform/http/fields/index.js';
import {
  EnquiriesService,
  GIFT_AMOUNTS,
  type GiftAmount,
  type GiftCardDetails,
  type GiftCardRequest,
} from '../../domain/enquiries.service.js';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';

class RequestGiftCard {
  @Line({ label: 'your name', max: 120 })
  readonly name!: string;

  @MailAddress()
  readonly email!: string;

  @OptionalPhoneNumber()
  readonly phone?: string | null;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @OneOf(GIFT_AMOUNTS, { sentence: 'Choose an amount.' })
  readonly amount!: GiftAmount;

  @OptionalLine({ label: 'the name on the card', max: 120 })
  readonly recipient?: string | null;

  @OptionalText({ label: 'the postal address', max: 500 })
  readonly address?: string | null;

  @OptionalText({ label: 'your message', max: 2000 })
  readonly message?: string | null;
}

const giftCardDetailsOf = ({
  name,
  email,
  phone,
  amount,
  recipient,
  address,
  message,
}: RequestGiftCard): GiftCardDetails => ({
  name,
  email,
  amount,
  phone: phone || null,
  recipient: recipient || null,
  address: address || null,
  message: message || null,
});

const NULLABLE = { type: String, nullable: true } as const;

class GiftCardRequestView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty(NULLABLE) phone!: string | null;
  @ApiProperty({ enum: GIFT_AMOUNTS, description: 'Amount in dollars.' }) amount!: GiftAmount;
  @ApiProperty({ ...NULLABLE, description: 'Name printed on the card.' }) recipient!: string | null;
  @ApiProperty({ ...NULLABLE, description: 'Mailing address; null for pickup.' }) address!: string | null;
  @ApiProperty(NULLABLE) message!: string | null;
  @ApiProperty() createdAt!: string;
}

const giftCardRequestView = (request: GiftCardRequest): GiftCardRequestView => ({
  ...request,
  createdAt: request.createdAt.toISOString(),
});

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
