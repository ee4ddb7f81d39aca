import { ApiProperty } from '@nestjs/swagger';
import { OptionalNested, OptionalText, OptionalTextList, Text } from '../../../../platform/http/fields/index.js';
import type { Passkey } from '../../domain/passkey.js';
import { CODE, PASSWORD } from './identity.dto.js';
import { PASSKEY, PasskeyLogin } from './passkey-login.dto.js';

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

  @Text({ max: 1_400, description: 'In base64url, as all that follows.' })
  readonly credentialId!: string;

  @Text({ max: 4_000 })
  readonly clientDataJSON!: string;

  @Text({ max: 20_000 })
  readonly attestationObject!: string;

  @OptionalTextList({ label: 'transports', most: 10, max: 20 })
  readonly transports?: string[] | null;
}

export class CeremonyView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'For `navigator.credentials`, as WebAuthn has it in JSON. Its challenge holds for five minutes, once, in this browser.',
  })
  options!: object;
}

export class PasskeyView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'When somebody last signed in with it.' })
  usedAt!: string | null;
}

export const passkeyView = ({ id, name, createdAt, usedAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
