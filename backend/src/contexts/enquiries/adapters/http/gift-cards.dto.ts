import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Line,
  MailAddress,
  OneOf,
  OptionalLine,
  OptionalPhoneNumber,
  OptionalText,
} from '../../../../platform/http/fields/index.js';
import { GIFT_AMOUNTS, type GiftAmount, type GiftCardRequest, type GiftCardDetails } from '../../domain/gift-card.js';

export class RequestGiftCard {
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

export const giftCardDetailsOf = ({
  name,
  email,
  phone,
  amount,
  recipient,
  address,
  message,
}: RequestGiftCard): GiftCardDetails => ({
  ...{ name, email, amount, phone: phone || null },
  ...{ recipient: recipient || null, address: address || null, message: message || null },
});

const NULLABLE = { type: String, nullable: true } as const;

export class GiftCardRequestView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty(NULLABLE) phone!: string | null;
  @ApiProperty({ enum: GIFT_AMOUNTS, description: 'Dollars.' }) amount!: GiftAmount;
  @ApiProperty({ ...NULLABLE, description: 'Whose name stands on it.' }) recipient!: string | null;
  @ApiProperty({ ...NULLABLE, description: 'Where it is sent; null where it is picked up.' }) address!: string | null;
  @ApiProperty(NULLABLE) message!: string | null;
  @ApiProperty() createdAt!: string;
}

export const giftCardRequestView = (request: GiftCardRequest): GiftCardRequestView => ({
  ...request,
  createdAt: request.createdAt.toISOString(),
});
