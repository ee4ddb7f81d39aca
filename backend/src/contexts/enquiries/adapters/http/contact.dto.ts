import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../../../../platform/http/is-mail-address.js';
import type { ContactMessage, Letter } from '../../domain/contact-message.js';

const REQUIRED = { message: 'Please fill in all required fields.' };

/** A letter from the contact form. */
export class SendContactMessage {
  @ApiProperty({ maxLength: 120 })
  @IsNotEmpty(REQUIRED)
  @IsString({ message: 'Please enter your name as text.' })
  @MaxLength(120, { message: 'Please use at most 120 characters for your name.' })
  readonly name!: string;

  @ApiProperty({ maxLength: 254 })
  @IsNotEmpty(REQUIRED)
  @IsMailAddress()
  readonly email!: string;

  @ApiPropertyOptional({ maxLength: 40, nullable: true, type: String })
  @IsOptional()
  @IsString({ message: 'Please enter your phone number as text.' })
  @MaxLength(40, { message: 'Please use at most 40 characters for your phone number.' })
  readonly phone?: string | null;

  @ApiProperty({ maxLength: 5000 })
  @IsNotEmpty(REQUIRED)
  @IsString({ message: 'Please enter your message as text.' })
  @MaxLength(5000, { message: 'Please use at most 5,000 characters for your message.' })
  readonly message!: string;
}

export const letterOf = ({ name, email, phone, message }: SendContactMessage): Letter => ({
  name,
  email,
  phone: phone || null,
  message,
});

export class ContactMessageView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty() message!: string;
  @ApiProperty() createdAt!: string;
}

export const contactMessageView = (message: ContactMessage): ContactMessageView => ({
  ...message,
  createdAt: message.createdAt.toISOString(),
});
