import { ApiProperty } from '@nestjs/swagger';
import { OptionalNested, Text } from '../../../../platform/http/fields/index.js';
import type { SecondStepState } from '../../domain/second-step.service.js';
import type { ManagerSecondStep } from '../persistence/manager-second-steps.query.js';
import { CODE, PASSWORD } from './identity.dto.js';
import { PASSKEY, PasskeyLogin } from './passkey-login.dto.js';

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
  @ApiProperty({ type: String, nullable: true, description: 'Null while it is off.' }) since!: string | null;
  @ApiProperty({ description: 'How many are left.' }) recoveryCodes!: number;
  @ApiProperty({ description: 'Whether the owner asks it of everybody with this role.' }) isRequired!: boolean;
}

export const secondStepView = ({ since, ...state }: SecondStepState): SecondStepView => ({
  ...state,
  since: since?.toISOString() ?? null,
});

export class SecondStepKeyView {
  @ApiProperty({ description: 'For an authenticator app, in base 32.' }) key!: string;
  @ApiProperty({ description: 'The same for a QR code.', example: 'otpauth://totp/…' }) address!: string;
}

export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Shown this once; each is taken once in place of a code.' })
  recoveryCodes!: string[];
}

export class ManagerSecondStepView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null while it is off.' }) since!: string | null;
  @ApiProperty() hasPasskeys!: boolean;
}

export const managerSecondStepView = ({ since, ...manager }: ManagerSecondStep): ManagerSecondStepView => ({
  ...manager,
  since: since?.toISOString() ?? null,
});
