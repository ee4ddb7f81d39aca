import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../kernel/actor.js';
import { Line, OneOf, OptionalLine, OptionalYesNo, Text } from '../../../../platform/http/fields/index.js';
import type { Address } from '../../domain/mailbox.js';
import type { Message } from '../../domain/message.js';
import type { MailboxSummary } from '../persistence/mailbox-summary.query.js';

const NOTHING_SAID = 'Please fill in both subject and message content';
const NOBODY = 'Please select a message recipient';

/** A message to a team member; the sender is the caller. */
export class SendMessage {
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

  @OptionalLine({ label: "the recipient's name", max: 200, description: 'The stored name is that of the mailbox.' })
  readonly receiverName?: string | null;

  @OptionalYesNo({ description: 'Whether it goes to their mail address too.' })
  readonly byEmail?: boolean;
}

export const recipientOf = ({ receiverId, receiverType }: SendMessage): Address => ({
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
export const messageView = (message: Message): MessageView => ({
  ...message,
  isRead: message.isRead ? 'true' : 'false',
  isArchived: message.isArchived ? 'true' : 'false',
  archivedAt: message.archivedAt?.toISOString() ?? null,
  readAt: message.readAt?.toISOString() ?? null,
  createdAt: message.createdAt.toISOString(),
});

export class UnreadCountView {
  @ApiProperty() count!: number;
}

export class MailboxSummaryView implements MailboxSummary {
  @ApiProperty() inbox!: number;
  @ApiProperty() unread!: number;
  @ApiProperty() archived!: number;
}
