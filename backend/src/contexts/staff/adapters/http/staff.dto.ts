import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { AnyText, Line, MailAddress, OptionalYesNo, YesNo } from '../../../../platform/http/fields/index.js';
import type { StaffAccount, StaffName, StaffSummary } from '../../../identity/index.js';
import type { Hired, Hiring } from '../../domain/hiring.service.js';

const TOO_SHORT = 'Password must be at least 6 characters long';

/** Either an address, or a request for one of the restaurant's. */
export class CreateStaffMember {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @ValidateIf(({ createPersonalEmail }: CreateStaffMember) => !createPersonalEmail)
  @MailAddress()
  @ApiPropertyOptional({ nullable: true, type: String })
  readonly email?: string | null;

  @ValidateIf(({ invite }: CreateStaffMember) => !invite)
  @AnyText(TOO_SHORT)
  @ApiPropertyOptional({ nullable: true, type: String, description: 'At least 6 characters; none with `invite`.' })
  readonly password?: string | null;

  @OptionalYesNo({
    default: false,
    description: 'Mails a link with which the colleague chooses a password, in place of `password`.',
  })
  readonly invite?: boolean | null;

  @OptionalYesNo({ default: false, description: 'Makes an address of the house from the first word of the name.' })
  readonly createPersonalEmail?: boolean | null;
}

/** An address of the restaurant has no mailbox yet that an invitation could be read in. */
export function hiringOf({ name, email, password, invite, createPersonalEmail }: CreateStaffMember): Hiring {
  if (invite && createPersonalEmail) {
    const message = 'An invitation needs an email address that the person can read already.';
    throw new InvalidInput([{ field: 'email', message }]);
  }
  return {
    name,
    password: invite ? null : (password ?? ''),
    email: createPersonalEmail || !email ? null : email,
  };
}

export class ChangeStaffStatus {
  @YesNo()
  readonly isActive!: boolean;
}

export class ResetStaffPassword {
  @AnyText(TOO_SHORT, { description: 'At least 6 characters.' })
  readonly password!: string;
}

export class StaffMemberView {
  @ApiProperty() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ['true', 'false'] }) isActive!: 'true' | 'false';
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastLogin!: string | null;
}

/** The list writes the same shape. */
export const staffMemberView = (account: StaffAccount): StaffMemberView => ({
  ...account,
  isActive: account.isActive ? 'true' : 'false',
  createdAt: account.createdAt.toISOString(),
  lastLogin: account.lastLogin?.toISOString() ?? null,
});

export class HiredView {
  @ApiProperty({ type: StaffMemberView }) staff!: StaffMemberView;
  @ApiProperty({ description: 'Whether an address of the house was made, as asked.' }) personalEmailCreated!: boolean;
}

export const hiredView = ({ staff, personalEmailCreated }: Hired): HiredView => ({
  staff: staffMemberView(staff),
  personalEmailCreated,
});

export class StaffSummaryView implements StaffSummary {
  @ApiProperty() active!: number;
  @ApiProperty() total!: number;
}

export class StaffNameView implements StaffName {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
}
