import { ApiProperty } from '@nestjs/swagger';
import { Line, MailAddress, OneOf, YesNo } from '../../../../platform/http/fields/index.js';
import type { OfficeRole } from '../../domain/office-accounts.service.js';
import type { OfficeAccount } from '../persistence/office-accounts.query.js';

const OFFICE_ROLES = ['admin', 'manager'] as const satisfies readonly OfficeRole[];

export class InviteAccount {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @MailAddress()
  readonly email!: string;

  @OneOf(OFFICE_ROLES)
  readonly role!: OfficeRole;
}

export class ChangeAccountStatus {
  @YesNo()
  readonly isActive!: boolean;
}

export class OfficeAccountView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: OFFICE_ROLES }) role!: OfficeRole;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ description: 'True where the person has not chosen a password yet.' }) isInvited!: boolean;
  @ApiProperty({ type: String, nullable: true }) lastLogin!: string | null;
}

export const officeAccountView = ({ lastLogin, ...account }: OfficeAccount): OfficeAccountView => ({
  ...account,
  lastLogin: lastLogin?.toISOString() ?? null,
});
