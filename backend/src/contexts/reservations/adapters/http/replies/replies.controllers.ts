import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Text } from '../../../../../platform/http/fields/index.js';
import { LATE_MINUTES, type LateMinutes } from '../../../domain/guest-page.js';
import { type Proposal, PROPOSALS, proposalsIn } from '../../../domain/replies/proposals.js';
import { TIME_SLOTS, type TimeSlot } from '../../../domain/time-slot.js';
import { type ReplyWithReservation, StoredReplies } from '../../persistence/stored-replies.query.js';
import { ReplyIntake, TAKEN, type Taken } from '../../replies/reply-intake.js';
import { CurrentActor, Public, Roles } from '../../../../../platform/http/security/access.js';
import { SignedByProvider } from '../../../../../platform/http/security/signed-by-provider.js';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { isTextedFrom, RepliesService } from '../../../domain/replies/replies.service.js';
import { ReservationsService } from '../../../domain/reservations.service.js';

/** An email forwarded by the provider. */
class ReceivedMail {
  @Text({ max: 1_000_000, description: 'The complete email with headers (RFC 5322).' })
  readonly mail!: string;
}

class TakenMailView {
  @ApiProperty({ enum: TAKEN, description: 'Only `kept` changes anything.' }) taken!: Taken;
}

class ProposalView implements Proposal {
  @ApiProperty({ enum: PROPOSALS }) kind!: Proposal['kind'];
  @ApiProperty({
    enum: LATE_MINUTES,
    type: Number,
    nullable: true,
    description: 'By how many minutes the guest will be late, if the reply names a number.',
  })
  minutes!: LateMinutes | null;
}

class ReplyAnswerView {
  @ApiProperty() text!: string;
  @ApiProperty() answeredAt!: string;
  @ApiProperty() answeredBy!: string;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether the text message was sent; null while it is being sent, and for emails.',
  })
  isSent!: boolean | null;
}

class AnswerReply {
  @Text({ label: 'your answer', max: 1_000 })
  readonly text!: string;
}

export class ReplyView {
  @ApiProperty() id!: string;
  @ApiProperty() reservationId!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ type: String, nullable: true, description: 'Sender, if it is not the guest’s address.' })
  otherAddress!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Phone number, if the reply is a text message.' })
  textedFrom!: string | null;
  @ApiProperty({ description: 'Without quoted text and signature.' }) text!: string;
  @ApiProperty({ description: 'Whether the text was shortened.' }) isCut!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What was removed: quoted text, signature.' })
  leftOut!: string | null;
  @ApiProperty({ type: [String], description: 'File names. Attachments are not stored.' }) attachments!: string[];
  @ApiProperty({ type: [ProposalView], description: 'What the guest seems to request. Nothing is done automatically.' })
  proposals!: ProposalView[];
  @ApiProperty() receivedAt!: string;
  @ApiProperty({ type: String, nullable: true }) seenAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) seenBy!: string | null;
  @ApiProperty({ type: ReplyAnswerView, nullable: true }) answer!: ReplyAnswerView | null;
}

const replyView = ({ writtenBy, customerEmail, ...reply }: ReplyWithReservation): ReplyView => ({
  ...reply,
  otherAddress: isTextedFrom(writtenBy) || writtenBy === customerEmail?.toLowerCase() ? null : writtenBy,
  textedFrom: isTextedFrom(writtenBy) ? writtenBy : null,
  attachments: [...reply.attachments],
  proposals: proposalsIn(reply.text),
  receivedAt: reply.receivedAt.toISOString(),
  seenAt: reply.seenAt?.toISOString() ?? null,
  answer: reply.answer && { ...reply.answer, answeredAt: reply.answer.answeredAt.toISOString() },
});

/** Webhook for email providers that forward guests' replies. It needs no login because the call is signed. */
@ApiTags('reservations')
@Controller('email/replies')
export class ReceivedMailsController {
  constructor(private readonly intake: ReplyIntake) {}

  @Post()
  @Public()
  @SignedByProvider({ kilobytes: 1024, size: '1 MB' })
  @HttpCode(200)
  @ApiOkResponse({ type: TakenMailView })
  async receive(@Body() { mail }: ReceivedMail): Promise<TakenMailView> {
    return { taken: await this.intake.take(Buffer.from(mail)) };
  }
}

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

  /** Sends the guest an answer the way the reply came: by text message or email. */
  @Put('replies/:id/answer')
  @HttpCode(204)
  @ApiNoContentResponse()
  answer(@Param('id', IdPipe) id: string, @Body() { text }: AnswerReply, @CurrentActor() actor: Actor): Promise<void> {
    return this.replies.answer(id, text, actor);
  }
}
