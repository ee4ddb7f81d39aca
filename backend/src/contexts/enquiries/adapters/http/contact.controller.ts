import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { EnquiriesService } from '../../domain/enquiries.service.js';
import { ContactMessageView, contactMessageView, letterOf, SendContactMessage } from './contact.dto.js';

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
