import { ApiCreatedResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Post } from '@nestjs/common';
import { Line, MailAddress, OptionalPhoneNumber, Text } from '../../../../platform/http/fields/index.js';
import { type ContactForm, type ContactMessage, EnquiriesService } from '../../domain/enquiries.service.js';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';

const REQUIRED = { missing: 'Please fill in all required fields.' };

/** A letter from the contact form. */
class SendContactMessage {
  @Line({ ...REQUIRED, label: 'your name', max: 120, notText: 'Enter your name as text.' })
  readonly name!: string;

  @MailAddress(REQUIRED)
  readonly email!: string;

  @OptionalPhoneNumber()
  readonly phone?: string | null;

  @Text({ ...REQUIRED, label: 'your message', max: 5000, notText: 'Enter your message as text.' })
  readonly message!: string;
}

const letterOf = ({ name, email, phone, message }: SendContactMessage): ContactForm => ({
  name,
  email,
  phone: phone || null,
  message,
});

class ContactMessageView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty() message!: string;
  @ApiProperty() createdAt!: string;
}

const contactMessageView = (message: ContactMessage): ContactMessageView => ({
  ...message,
  createdAt: message.createdAt.toISOString(),
});

@ApiTags('enquiries')
@Controller('contact')
export class ContactController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post()
  @Public()
  @PublicForm('contact')
  @Creates()
  @ApiCreatedResponse({ type: ContactMessageView })
  async send(@Body() body: SendContactMessage): Promise<ContactMessageView> {
    return contactMessageView(await this.enquiries.receive(letterOf(body)));
  }
}
