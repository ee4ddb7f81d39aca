/** Scopes of access tokens; integrations know them by these names. */
export const SCOPES = [
  'reservations:read',
  'reservations:write',
  'guests:read',
  'contacts:read',
  'menu:read',
  'events:read',
  'webhooks:manage',
] as const;
export type Scope = (typeof SCOPES)[number];
