import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { type Login, OptionalActor, PublicOrSignedIn } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { ApprovalsService } from '../../domain/approvals.service.js';
import { SubmitContent, submissionOf } from './approvals.dto.js';
import { ApprovalItemView, approvalItemView } from './approvals.views.js';

@ApiTags('approvals')
@Controller('approval-items')
export class PublicApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Post()
  @PublicOrSignedIn()
  @PublicForm('approval-items')
  @Creates()
  @ApiCreatedResponse({ type: ApprovalItemView })
  async submit(@Body() body: SubmitContent, @OptionalActor() actor: Login | null): Promise<ApprovalItemView> {
    const submission = submissionOf(body, this.restaurant.timeZone, this.clock.now());
    return approvalItemView(await this.approvals.submit(submission, actor));
  }
}
