import { ApiProperty } from '@nestjs/swagger';
import { Line, MailAddress, OptionalPhoneNumber, Text } from '../../../../platform/http/fields/index.js';
import type { ContactMessage, ContactForm } from '../../domain/contact-message.js';

const REQUIRED = { missing: 'Please fill in all required fields.' };

/** A letter from the contact form. */
export class SendContactMessage {
  @Line({ ...REQUIRED, label: 'your name', max: 120, notText: 'Enter your name as text.' })
  readonly name!: string;

  @MailAddress(REQUIRED)
  readonly email!: string;

  @OptionalPhoneNumber()
  readonly phone?: string | null;

  @Text({ ...REQUIRED, label: 'your message', max: 5000, notText: 'Enter your message as text.' })
  readonly message!: string;
}

export const letterOf = ({ name, email, phone, message }: SendContactMessage): ContactForm => ({
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
