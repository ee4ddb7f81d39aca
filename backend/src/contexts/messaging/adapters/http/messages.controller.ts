import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { ownMailbox } from '../../domain/mailbox.js';
import { MessagesService } from '../../domain/messages.service.js';
import { MailboxSummaryQuery } from '../persistence/mailbox-summary.query.js';
import { archivedMessages, inbox } from '../persistence/message.lists.js';
import {
  MailboxSummaryView,
  MessageView,
  messageView,
  recipientOf,
  SendMessage,
  UnreadCountView,
} from './messages.dto.js';

/** The caller's mailbox. */
@ApiTags('messages')
@Controller('messages')
@Roles('staff', 'manager', 'admin')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly lists: Lists,
    private readonly summaries: MailboxSummaryQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [MessageView] })
  list(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    return this.lists.page(inbox, { ...query, scope: 'all', filter: { mailbox: ownMailbox(actor) } }, known);
  }

  @Get('archived')
  @ApiOkResponse({ type: [MessageView] })
  archived(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    return this.lists.page(archivedMessages, { ...query, scope: 'all', filter: { mailbox: ownMailbox(actor) } }, known);
  }

  @Get('unread-count')
  @ApiOkResponse({ type: UnreadCountView })
  async unreadCount(@CurrentActor() actor: Actor): Promise<UnreadCountView> {
    const { unread } = await this.summaries.read(ownMailbox(actor));
    return { count: unread };
  }

  @Get('summary')
  @ApiOkResponse({ type: MailboxSummaryView })
  summary(@CurrentActor() actor: Actor): Promise<MailboxSummaryView> {
    return this.summaries.read(ownMailbox(actor));
  }

  @Get(':id')
  @ApiOkResponse({ type: MessageView })
  async get(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<MessageView> {
    return messageView(await this.messages.get(id, actor));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: MessageView })
  async send(@Body() body: SendMessage, @CurrentActor() actor: Actor): Promise<MessageView> {
    const { subject, content, byEmail = false } = body;
    return messageView(await this.messages.send({ subject, content, byEmail }, recipientOf(body), actor));
  }

  @Put(':id/read')
  @ApiOkResponse({ type: MessageView })
  async read(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<MessageView> {
    return messageView(await this.messages.read(id, actor));
  }

  @Put(':id/archive')
  @ApiOkResponse({ type: MessageView })
  async archive(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<MessageView> {
    return messageView(await this.messages.archive(id, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.messages.delete(id, actor);
  }
}
