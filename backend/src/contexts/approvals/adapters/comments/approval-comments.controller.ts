import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type Actor, type Role, ROLES } from '../../../../kernel/actor.js';
import { OptionalAnyText, OptionalText, Text, YesNo } from '../../../../platform/http/fields/index.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { contentPreview, PreviewFieldView } from '../http/approvals.controllers.js';
import { CONTENT_TYPES, type ContentType } from '../../domain/approval-item.js';
import { type ApprovalComment, ApprovalComments } from './approval-comments.js';

const TEXT_LENGTH = 2000;
const PASSAGE_LENGTH = 500;

class AddComment {
  @Text({ label: 'a comment', max: TEXT_LENGTH, description: 'An @name notifies that person by email.' })
  readonly text!: string;

  @OptionalText({ max: PASSAGE_LENGTH, description: 'The passage of the content that the comment is about.' })
  readonly passage?: string | null;

  @OptionalAnyText('threadId must be an id.', { description: 'First comment of the thread to reply to.' })
  readonly threadId?: string | null;
}

class ResolveThread {
  @YesNo({ description: '`false` reopens the thread.' })
  readonly isResolved!: boolean;
}

class CommentView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'First comment of the thread; null if this is the first.' })
  threadId!: string | null;
  @ApiProperty({ description: 'Whether the signed-in person wrote it.' }) isMine!: boolean;
  @ApiProperty() authorName!: string;
  @ApiProperty({ enum: ROLES }) authorRole!: Role;
  @ApiProperty() text!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Passage of the content; null if the comment is about the whole.',
  })
  passage!: string | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Name of the person who resolved the thread.' })
  resolvedBy!: string | null;
}

class DiscussionView {
  @ApiProperty() title!: string;
  @ApiProperty({ enum: CONTENT_TYPES }) contentType!: ContentType;
  @ApiProperty({ type: String, nullable: true, description: 'The content as sanitized HTML.' })
  html!: string | null;
  @ApiProperty({ type: [PreviewFieldView] }) fields!: PreviewFieldView[];
  @ApiProperty({
    type: [CommentView],
    description: 'Oldest first, including those on earlier submissions of the draft.',
  })
  comments!: CommentView[];
  @ApiProperty({ type: [String], description: 'Names that can be mentioned with @.' }) people!: string[];
}

const commentView = ({ itemId: _, authorId, createdAt, ...comment }: ApprovalComment, { id }: Actor): CommentView => ({
  ...comment,
  isMine: authorId === id,
  createdAt: createdAt.toISOString(),
});

/** What the owner and the site manager say to each other about submitted content. */
@ApiTags('approvals')
@Controller('approval-items/:id/comments')
@Roles('manager', 'admin')
export class ApprovalCommentsController {
  constructor(private readonly approvalComments: ApprovalComments) {}

  @Get()
  @ApiOkResponse({ type: DiscussionView })
  async read(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<DiscussionView> {
    const { item, comments } = await this.approvalComments.of(id, actor);
    const people = await this.approvalComments.people();
    return {
      title: item.title,
      contentType: item.contentType,
      ...contentPreview(item.contentData),
      comments: comments.map((comment) => commentView(comment, actor)),
      people: people.map(({ name }) => name),
    };
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: CommentView })
  async add(
    @Param('id', IdPipe) id: string,
    @Body() { text, passage, threadId }: AddComment,
    @CurrentActor() actor: Actor,
  ): Promise<CommentView> {
    const comment = { text, passage: passage || null, threadId: threadId ?? null };
    return commentView(await this.approvalComments.add(id, comment, actor), actor);
  }

  @Patch(':commentId')
  @ApiOkResponse({ type: CommentView })
  async resolve(
    @Param('id', IdPipe) id: string,
    @Param('commentId', IdPipe) commentId: string,
    @Body() { isResolved }: ResolveThread,
    @CurrentActor() actor: Actor,
  ): Promise<CommentView> {
    return commentView(await this.approvalComments.resolve(id, commentId, isResolved, actor), actor);
  }

  @Delete(':commentId')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(
    @Param('id', IdPipe) id: string,
    @Param('commentId', IdPipe) commentId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.approvalComments.delete(id, commentId, actor);
  }
}
