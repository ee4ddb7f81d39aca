import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../kernel/actor.js';
import { AnyText, MailAddress, OptionalNested, OptionalText, Text } from '../../../../platform/http/fields/index.js';
import type { Login } from '../../../../platform/http/security/access.js';
import { type Account, isInvited } from '../../domain/account.js';
import type { SignedInBrowser } from '../../domain/ports/session.repository.js';
import { PASSKEY, PasskeyLogin } from './passkey-login.dto.js';

export const PASSWORD = { max: 128, tooLong: 'Password must be at most 128 characters long' };

/** A code of an app or a recovery code, as entered. */
export const CODE = { max: 40, tooLong: 'The code is not that long.' };

export class LoginBody {
  @MailAddress()
  readonly email!: string;

  @Text({ ...PASSWORD, missing: 'Password is required' })
  readonly password!: string;

  @OptionalText({
    ...CODE,
    label: 'the code',
    description: 'Of an authenticator app, or a recovery code; for accounts with two-step sign-in.',
  })
  readonly code?: string | null;

  @OptionalNested(PASSKEY)
  readonly passkey?: PasskeyLogin | null;
}

export class ChangePassword {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly currentPassword!: string;

  @AnyText('Enter the new password.', { description: 'At least 10 characters, for staff 6.' })
  readonly newPassword!: string;
}

export class ForgotPassword {
  @MailAddress()
  readonly email!: string;
}

export class ChoosePassword {
  @AnyText('Enter the new password.', { description: 'At least 10 characters, for staff 6.' })
  readonly newPassword!: string;
}

/** The account that a password link is for. */
export class PasswordLinkView {
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'True where the person has no password yet.' }) isInvitation!: boolean;
}

export const passwordLinkView = (account: Account): PasswordLinkView => ({
  name: account.name,
  email: account.email,
  isInvitation: isInvited(account),
});

export class AccountView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
  @ApiProperty({
    required: false,
    description: 'True where two-step sign-in is to be set up before anything else.',
  })
  awaitsSecondStep?: boolean;
  @ApiProperty({
    required: false,
    description: 'True where another person has set the password, which is to be changed before anything else.',
  })
  awaitsPassword?: boolean;
}

export function accountView({ id, name, email, role, awaitsSecondStep, awaitsPassword }: Login): AccountView {
  return {
    id,
    name,
    email,
    role,
    ...(awaitsSecondStep && { awaitsSecondStep }),
    ...(awaitsPassword && { awaitsPassword }),
  };
}

/** A browser in which the account is signed in. */
export class SignedInView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Windows', description: 'As it calls itself.' })
  browser!: string | null;
  @ApiProperty() signedInAt!: string;
  @ApiProperty({ description: 'To some minutes.' }) usedAt!: string;
  @ApiProperty({ description: 'Whether it is the one that asks.' }) isThis!: boolean;
}

export const signedInView = ({ signedInAt, usedAt, ...browser }: SignedInBrowser): SignedInView => ({
  ...browser,
  signedInAt: signedInAt.toISOString(),
  usedAt: usedAt.toISOString(),
});
