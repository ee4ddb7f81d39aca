/** What an access token may be allowed, by the names that programs know. */
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
