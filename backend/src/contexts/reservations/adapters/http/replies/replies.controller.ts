import { Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { RepliesService } from '../../../domain/replies/replies.service.js';
import { ReservationsService } from '../../../domain/reservations.service.js';
import { StoredReplies } from '../../persistence/stored-replies.query.js';
import { ReplyView, replyView } from './replies.dto.js';

@ApiTags('reservations')
@Controller('staff')
@Roles('staff', 'admin')
export class RepliesController {
  constructor(
    private readonly replies: RepliesService,
    private readonly storedReplies: StoredReplies,
    private readonly reservations: ReservationsService,
  ) {}

  /** Unread replies, and replies about future visits. */
  @Get('replies')
  @ApiOkResponse({ type: [ReplyView] })
  async list(): Promise<ReplyView[]> {
    return (await this.storedReplies.onBoard()).map(replyView);
  }

  /** Newest first. */
  @Get('reservations/:id/replies')
  @ApiOkResponse({ type: [ReplyView] })
  async about(@Param('id', IdPipe) id: string): Promise<ReplyView[]> {
    await this.reservations.find(id);
    return (await this.storedReplies.about(id)).map(replyView);
  }

  @Put('replies/:id/seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  see(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.replies.see(id, actor);
  }
}
