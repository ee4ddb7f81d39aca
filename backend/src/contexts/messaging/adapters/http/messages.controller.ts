import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { type Actor, type Role, ROLES } from '../../../../kernel/actor.js';
import { Line, OneOf, OptionalLine, OptionalYesNo, Text } from '../../../../platform/http/fields/index.js';
import { type Address, type Message, ownMailbox } from '../../domain/message.js';
import {
  archivedMessages,
  inbox,
  type MailboxSummary,
  MailboxSummaryQuery,
} from '../persistence/typeorm-message.repository.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { MessagesService } from '../../domain/messages.service.js';

const NOTHING_SAID = 'Please fill in both subject and message content';
const NOBODY = 'Please select a message recipient';

/** A message to a team member; the sender is the caller. */
class SendMessage {
  @Line({ label: 'the subject', max: 200, missing: NOTHING_SAID })
  readonly subject!: string;

  @Text({ label: 'the message', max: 10_000, missing: NOTHING_SAID })
  readonly content!: string;

  @Line({
    label: 'the recipient',
    max: 100,
    missing: NOBODY,
    description: "'admin', 'site-manager' or an account's id.",
  })
  readonly receiverId!: string;

  @OneOf(ROLES, { sentence: NOBODY })
  readonly receiverType!: Role;

  @OptionalLine({ label: "the recipient's name", max: 200, description: 'Ignored: the name of the mailbox is stored.' })
  readonly receiverName?: string | null;

  @OptionalYesNo({ description: 'Whether it is also sent by email.' })
  readonly byEmail?: boolean;
}

const recipientOf = ({ receiverId, receiverType }: SendMessage): Address => ({
  type: receiverType,
  id: receiverId,
});

const FLAGS = ['true', 'false'] as const;
type Flag = (typeof FLAGS)[number];

export class MessageView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ROLES }) senderType!: Role;
  @ApiProperty({ description: "'admin', 'site-manager-id', or a staff account's id." }) senderId!: string;
  @ApiProperty() senderName!: string;
  @ApiProperty({ enum: ROLES }) receiverType!: Role;
  @ApiProperty() receiverId!: string;
  @ApiProperty() receiverName!: string;
  @ApiProperty() subject!: string;
  @ApiProperty() content!: string;
  @ApiProperty({ enum: FLAGS }) isRead!: Flag;
  @ApiProperty({ enum: FLAGS }) isArchived!: Flag;
  @ApiProperty({ type: String, nullable: true }) archivedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) readAt!: string | null;
  @ApiProperty() createdAt!: string;
}

/** Keep in step with message.lists.ts, which builds the same shape in SQL. */
const messageView = (message: Message): MessageView => ({
  ...message,
  isRead: message.isRead ? 'true' : 'false',
  isArchived: message.isArchived ? 'true' : 'false',
  archivedAt: message.archivedAt?.toISOString() ?? null,
  readAt: message.readAt?.toISOString() ?? null,
  createdAt: message.createdAt.toISOString(),
});

class UnreadCountView {
  @ApiProperty() count!: number;
}

class MailboxSummaryView implements MailboxSummary {
  @ApiProperty() inbox!: number;
  @ApiProperty() unread!: number;
  @ApiProperty() archived!: number;
}

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
