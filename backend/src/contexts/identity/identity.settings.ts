import { z } from 'zod';
import { isOnThisMachine } from '../../platform/config/kinds.js';
import type { DirectoryConfig } from './domain/directory-sign-in.js';

const ISSUER = 'an address that begins with https://';

/** Directories on this machine are for development and tests. */
const isIssuer = (text: string) => URL.parse(text)?.protocol === 'https:' || isOnThisMachine(text);

const text = z.string().trim().min(1).optional();

interface OidcSettings {
  readonly NODE_ENV?: string;
  readonly OIDC_ISSUER?: string;
  readonly OIDC_CLIENT_ID?: string;
  readonly OIDC_CLIENT_SECRET?: string;
  readonly OIDC_ADMIN_GROUP?: string;
  readonly OIDC_MANAGER_GROUP?: string;
  readonly OIDC_STAFF_GROUP?: string;
}

/** Refuses `name` unless `holds`, with the sentence's two halves. */
const rule = (name: keyof OidcSettings, holds: (oidc: OidcSettings) => boolean, condition: string, message: string) =>
  z.refine<OidcSettings>(holds, { path: [name], message, params: { condition } });

/** The restaurant's identity provider (OpenID Connect); without an issuer there is none. */
export const identitySettings = z
  .object({
    NODE_ENV: z.string().optional(),
    OIDC_ISSUER: z.string().refine(isIssuer, ISSUER).optional(),
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text.meta({ isSecret: true }),
    /** Text on the button after 'Sign in with'. */
    OIDC_NAME: z.string().trim().max(40, 'at most 40 characters long').default('your directory'),
    OIDC_GROUPS_CLAIM: z.string().trim().default('groups'),
    /** The required `acr` claim, which marks a two-step sign-in. */
    OIDC_ACR: text,
    OIDC_ADMIN_GROUP: text,
    OIDC_MANAGER_GROUP: text,
    OIDC_STAFF_GROUP: text,
  })
  .check(
    rule(
      'OIDC_ISSUER',
      ({ NODE_ENV, OIDC_ISSUER }) => NODE_ENV !== 'production' || !isOnThisMachine(OIDC_ISSUER),
      'with NODE_ENV=production',
      ISSUER,
    ),
    rule(
      'OIDC_ISSUER',
      ({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_CLIENT_ID || Boolean(OIDC_ISSUER),
      'with OIDC_CLIENT_ID',
      'the address of the directory',
    ),
    rule(
      'OIDC_CLIENT_ID',
      ({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER || Boolean(OIDC_CLIENT_ID),
      'with OIDC_ISSUER',
      'the name by which the directory knows this product',
    ),
    rule(
      'OIDC_CLIENT_SECRET',
      ({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) => !OIDC_ISSUER || Boolean(OIDC_CLIENT_SECRET),
      'with OIDC_ISSUER',
      'the secret that the directory gave this product',
    ),
    rule(
      'OIDC_ADMIN_GROUP',
      ({ OIDC_ISSUER, OIDC_ADMIN_GROUP, OIDC_MANAGER_GROUP, OIDC_STAFF_GROUP }) =>
        !OIDC_ISSUER || Boolean(OIDC_ADMIN_GROUP ?? OIDC_MANAGER_GROUP ?? OIDC_STAFF_GROUP),
      'with OIDC_ISSUER',
      'the group of the owners, or OIDC_MANAGER_GROUP or OIDC_STAFF_GROUP in its place',
    ),
  );

type IdentitySettings = z.infer<typeof identitySettings>;

export const directoryOf = (oidc: IdentitySettings) => ({
  issuer: oidc.OIDC_ISSUER ?? '',
  clientId: oidc.OIDC_CLIENT_ID ?? '',
  clientSecret: oidc.OIDC_CLIENT_SECRET ?? '',
  groupsClaim: oidc.OIDC_GROUPS_CLAIM,
  acr: oidc.OIDC_ACR,
  isInsecure: isOnThisMachine(oidc.OIDC_ISSUER),
});

/** All null if no directory is configured. */
export const directoryConfigOf = (settings: IdentitySettings): DirectoryConfig => {
  const group = (name: string | undefined) => (settings.OIDC_ISSUER === undefined ? null : (name ?? null));
  return {
    name: settings.OIDC_NAME,
    groups: {
      admin: group(settings.OIDC_ADMIN_GROUP),
      manager: group(settings.OIDC_MANAGER_GROUP),
      staff: group(settings.OIDC_STAFF_GROUP),
    },
  };
};
