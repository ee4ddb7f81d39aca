import type { Role } from '../../../kernel/actor.js';

interface PushKind {
  readonly label: string;
  readonly roles: readonly Role[];
}

/** What a device can be notified of. */
export const PUSH_KINDS = {
  request: { label: 'New reservation requests', roles: ['admin', 'staff'] },
  deadline: { label: 'Requests that need a reply within an hour', roles: ['admin', 'staff'] },
  late: { label: 'Guests who are late', roles: ['admin', 'staff'] },
  change: { label: 'Changes and cancellations for today', roles: ['admin', 'staff'] },
  reply: { label: 'Replies from guests', roles: ['admin', 'staff'] },
  approval: { label: 'Content that waits for approval', roles: ['admin'] },
  comment: { label: 'Comments on submissions', roles: ['admin', 'manager'] },
  message: { label: 'Messages', roles: ['admin', 'manager', 'staff'] },
} as const satisfies Record<string, PushKind>;

export type PushKindName = keyof typeof PUSH_KINDS;

export const PUSH_KIND_NAMES = Object.keys(PUSH_KINDS) as PushKindName[];

/** The kinds that concern the role. */
export const kindsFor = (role: Role): PushKindName[] =>
  PUSH_KIND_NAMES.filter((kind) => (PUSH_KINDS[kind].roles as readonly Role[]).includes(role));

/** What a notification says. Without consent to details, a device shows the title alone, which names no guest. */
export interface PushNotification {
  readonly kind: PushKindName;
  /** At most one notification per key and device. */
  readonly key: string;
  readonly title: string;
  readonly details: string;
  /** The page to open, such as '/staff/dashboard'; `{role}` is replaced by the device's role. */
  readonly path: string;
}
