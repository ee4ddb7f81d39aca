import { ApiProperty } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import {
  AnyText,
  Line,
  MailAddress,
  OptionalNested,
  OptionalText,
  OptionalTextList,
  Text,
} from '../../../../platform/http/fields/index.js';
import type { Login } from '../../../../platform/http/security/access.js';
import { type Account, isInvited } from '../../domain/account.js';
import type { TabletPerson } from '../../domain/ports.js';
import type { SignedInBrowser } from '../../domain/ports/session.repository.js';
import type { Passkey } from '../../domain/passkey.js';
import type { StaffPin } from '../../domain/shared-tablet.js';
import type { SecondStepState } from '../../domain/second-step.service.js';
import type { ManagerSecondStep } from '../persistence/office-accounts.query.js';

const PASSWORD = { max: 128, tooLong: 'Password must be at most 128 characters long' };

/** A code of an app or a recovery code, as entered. */
const CODE = { max: 40, tooLong: 'The code is not that long.' };

/** The passkey's response to the challenge of `/api/{role}/login/passkey/options`. */
export class PasskeyLogin {
  @Text({ max: 1_400, description: 'In base64url, like all fields below.' })
  readonly credentialId!: string;

  @Text({ max: 4_000 })
  readonly clientDataJSON!: string;

  @Text({ max: 4_000 })
  readonly authenticatorData!: string;

  @Text({ max: 4_000 })
  readonly signature!: string;

  @Text({ max: 200 })
  readonly userHandle!: string;
}

/** Replaces the code if a passkey is the second step. */
const PASSKEY = { type: PasskeyLogin, notObject: 'passkey must be what the passkey has signed.' };

export class LoginBody {
  @MailAddress()
  readonly email!: string;

  @Text({ ...PASSWORD, missing: 'Password is required' })
  readonly password!: string;

  @OptionalText({
    ...CODE,
    label: 'the code',
    description: 'Code from an authenticator app, or a recovery code. For accounts with two-step sign-in.',
  })
  readonly code?: string | null;

  @OptionalNested(PASSKEY)
  readonly passkey?: PasskeyLogin | null;
}

export class ChangePassword {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly currentPassword!: string;

  @AnyText('Enter the new password.', { description: 'At least 10 characters; 6 for staff.' })
  readonly newPassword!: string;
}

export class ForgotPassword {
  @MailAddress()
  readonly email!: string;
}

export class ChoosePassword {
  @AnyText('Enter the new password.', { description: 'At least 10 characters; 6 for staff.' })
  readonly newPassword!: string;
}

export class CreateFirstOwner extends ChoosePassword {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @MailAddress()
  readonly email!: string;
}

/** The account that a password link is for. */
export class PasswordLinkView {
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'True if the person has no password yet.' }) isInvitation!: boolean;
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
    description: 'True if two-step sign-in must be set up first.',
  })
  awaitsSecondStep?: boolean;
  @ApiProperty({
    required: false,
    description: 'True if someone else set the password and it must be changed first.',
  })
  awaitsPassword?: boolean;
  @ApiProperty({ required: false, description: 'True where staff switch by PIN.' })
  isOnSharedTablet?: boolean;
  @ApiProperty({ required: false, description: 'True for a sign-in by PIN, which opens no account settings.' })
  isByPin?: boolean;
}

export function accountView(login: Login): AccountView {
  const { id, name, email, role, awaitsSecondStep, awaitsPassword, isOnSharedTablet, isByPin } = login;
  return {
    id,
    name,
    email,
    role,
    ...(awaitsSecondStep && { awaitsSecondStep }),
    ...(awaitsPassword && { awaitsPassword }),
    ...(isOnSharedTablet && { isOnSharedTablet }),
    ...(isByPin && { isByPin }),
  };
}

/** A browser in which the account is signed in. */
export class SignedInView {
  @ApiProperty() id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Chrome on Windows',
    description: 'Name derived from the browser’s user agent.',
  })
  browser!: string | null;
  @ApiProperty() signedInAt!: string;
  @ApiProperty({ description: 'Accurate to a few minutes.' }) usedAt!: string;
  @ApiProperty({ description: 'Whether this is the current session.' }) isThis!: boolean;
}

export const signedInView = ({ signedInAt, usedAt, ...browser }: SignedInBrowser): SignedInView => ({
  ...browser,
  signedInAt: signedInAt.toISOString(),
  usedAt: usedAt.toISOString(),
});

/** Confirmation by password. */
export class OwnPasswordProof {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly password!: string;
}

/** Confirmation by password and, if the account has one, the second step. */
export class PasskeyProof {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly password!: string;

  @OptionalText({ ...CODE, label: 'the code', description: 'For accounts with two-step sign-in.' })
  readonly code?: string | null;

  @OptionalNested(PASSKEY)
  readonly passkey?: PasskeyLogin | null;
}

export class NewPasskey {
  @Text({ label: 'the name', max: 60 })
  readonly name!: string;

  @Text({ max: 1_400, description: 'In base64url, like all fields below.' })
  readonly credentialId!: string;

  @Text({ max: 4_000 })
  readonly clientDataJSON!: string;

  @Text({ max: 20_000 })
  readonly attestationObject!: string;

  @OptionalTextList({ label: 'transports', maxItems: 10, max: 20 })
  readonly transports?: string[] | null;
}

export class CeremonyView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Options for `navigator.credentials` in WebAuthn’s JSON form. The challenge is valid once, for five minutes, in this browser.',
  })
  options!: object;
}

export class PasskeyView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Last sign-in with it.' })
  usedAt!: string | null;
}

export const passkeyView = ({ id, name, createdAt, usedAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** Confirmation by password and code. */
export class SecondStepProof {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly password!: string;

  @Text({ ...CODE, label: 'the code' })
  readonly code!: string;

  @OptionalNested(PASSKEY)
  readonly passkey?: PasskeyLogin | null;
}

export class SecondStepView {
  @ApiProperty({ type: String, nullable: true, description: 'Null if it is off.' }) since!: string | null;
  @ApiProperty({ description: 'Number of unused recovery codes.' }) recoveryCodes!: number;
  @ApiProperty({ description: 'Whether the owner requires it for this role.' }) isRequired!: boolean;
}

export const secondStepView = ({ since, ...state }: SecondStepState): SecondStepView => ({
  ...state,
  since: since?.toISOString() ?? null,
});

export class SecondStepKeyView {
  @ApiProperty({ description: 'Key for an authenticator app, in base 32.' }) key!: string;
  @ApiProperty({ description: 'The key as a URL for a QR code.', example: 'otpauth://totp/…' }) address!: string;
}

export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Shown only once. Each can be used once instead of a code.' })
  recoveryCodes!: string[];
}

export class ManagerSecondStepView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null if it is off.' }) since!: string | null;
  @ApiProperty() hasPasskeys!: boolean;
}

export const managerSecondStepView = ({ since, ...manager }: ManagerSecondStep): ManagerSecondStepView => ({
  ...manager,
  since: since?.toISOString() ?? null,
});

export class NewPin {
  @Text({ ...PASSWORD, label: 'the current password' })
  readonly password!: string;

  @AnyText('Enter the new PIN.', { description: '4 to 6 digits.' })
  readonly pin!: string;
}

export class PinView {
  @ApiProperty({ type: String, nullable: true, description: 'Null without a PIN.' }) setAt!: string | null;
}

export const pinView = (pin: StaffPin | null): PinView => ({ setAt: pin?.setAt.toISOString() ?? null });

export class SwitchPerson {
  @AnyText('Choose a person.', { description: 'Id of one of the people that the tablet offers.' })
  readonly staffId!: string;

  @Text({ label: 'your PIN', max: 6, tooLong: 'A PIN has 4 to 6 digits.' })
  readonly pin!: string;
}

class TabletPersonView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
}

export class SharedTabletView {
  @ApiProperty({ type: [TabletPersonView], description: 'Staff with a PIN, by name.' }) people!: TabletPersonView[];
}

export const sharedTabletView = (people: readonly TabletPerson[]): SharedTabletView => ({
  people: people.map(({ id, name }) => ({ id, name })),
});
