import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../../platform/http/fields/index.js';
import { LATE_MINUTES, type LateMinutes } from '../../../domain/guest-page.js';
import { type Proposal, PROPOSALS, proposalsIn } from '../../../domain/replies/proposals.js';
import { TIME_SLOTS, type TimeSlot } from '../../../domain/time-slot.js';
import type { HeardReply } from '../../persistence/stored-replies.query.js';
import { type Taken, TAKEN } from '../../replies/reply-intake.js';

/** An email forwarded by the provider. */
export class ReceivedMail {
  @Text({ max: 1_000_000, description: 'The mail as it arrived, headers and all (RFC 5322).' })
  readonly mail!: string;
}

export class TakenMailView {
  @ApiProperty({ enum: TAKEN, description: 'Only `kept` changes anything.' }) taken!: Taken;
}

class ProposalView implements Proposal {
  @ApiProperty({ enum: PROPOSALS }) kind!: Proposal['kind'];
  @ApiProperty({ enum: LATE_MINUTES, type: Number, nullable: true, description: 'How late, where a figure is named.' })
  minutes!: LateMinutes | null;
}

export class ReplyView {
  @ApiProperty() id!: string;
  @ApiProperty() reservationId!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ type: String, nullable: true, description: 'Where another address than the guest’s own wrote.' })
  otherAddress!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The number of a reply that came as a text message.' })
  textedFrom!: string | null;
  @ApiProperty({ description: 'Without what it quotes and without signature.' }) text!: string;
  @ApiProperty({ description: 'Whether more was written.' }) isCut!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What was taken away: quotation, signature.' })
  leftOut!: string | null;
  @ApiProperty({ type: [String], description: 'Names of files, which are not kept.' }) attachments!: string[];
  @ApiProperty({ type: [ProposalView], description: 'What it seems to ask for; nothing is done by itself.' })
  proposals!: ProposalView[];
  @ApiProperty() receivedAt!: string;
  @ApiProperty({ type: String, nullable: true }) seenAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) seenBy!: string | null;
}

const isNumber = (writtenBy: string) => writtenBy.startsWith('+') && !writtenBy.includes('@');

export const replyView = ({ writtenBy, customerEmail, ...reply }: HeardReply): ReplyView => ({
  ...reply,
  otherAddress: isNumber(writtenBy) || writtenBy === customerEmail?.toLowerCase() ? null : writtenBy,
  textedFrom: isNumber(writtenBy) ? writtenBy : null,
  attachments: [...reply.attachments],
  proposals: proposalsIn(reply.text),
  receivedAt: reply.receivedAt.toISOString(),
  seenAt: reply.seenAt?.toISOString() ?? null,
});
