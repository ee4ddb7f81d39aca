import { Text } from '../../../../platform/http/fields/index.js';

/** The passkey's response to the challenge of `/api/{role}/login/passkey/options`. */
export class PasskeyLogin {
  @Text({ max: 1_400, description: 'In base64url, as all that follows.' })
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
export const PASSKEY = { type: PasskeyLogin, notObject: 'passkey must be what the passkey has signed.' };
