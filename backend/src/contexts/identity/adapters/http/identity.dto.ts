import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../../../../platform/http/is-mail-address.js';
import { ROLES, type Role } from '../../../../kernel/actor.js';
import type { Login } from '../../../../platform/http/security/access.js';

const PASSWORD_REQUIRED = 'Password is required';
const TOO_LONG = 'Password must be at most 128 characters long';

export class LoginBody {
  @ApiProperty()
  @IsMailAddress()
  readonly email!: string;

  @ApiProperty()
  @IsString({ message: PASSWORD_REQUIRED })
  @IsNotEmpty({ message: PASSWORD_REQUIRED })
  @MaxLength(128, { message: TOO_LONG })
  readonly password!: string;
}

export class ChangePassword {
  @ApiProperty()
  @IsString({ message: 'Please enter the current password.' })
  @IsNotEmpty({ message: 'Please enter the current password.' })
  @MaxLength(128, { message: TOO_LONG })
  readonly currentPassword!: string;

  @ApiProperty({ description: 'At least 10 characters, for staff 6.' })
  @IsString({ message: 'Please enter the new password.' })
  readonly newPassword!: string;
}

export class AccountView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
}

export function accountView({ id, name, email, role }: Login): AccountView {
  return { id, name, email, role };
}
