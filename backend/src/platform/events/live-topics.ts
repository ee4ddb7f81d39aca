import type { Actor, Role } from '../../kernel/actor.js';
import { registersProvider } from '../registration/registering-decorators.js';
import type { StoredEvent } from './event-listeners.js';

/** PostgreSQL channel on which relays notify all processes of changes. */
export const LIVE_CHANNEL = 'courtyard_live';
/** Anything may have changed. */
export const EVERYTHING = '*';

/** Channel of a single account, whatever its role: its logins may have ended. */
export const loginsOf = (accountId: string) => `session:${accountId}`;

/** PostgreSQL limits notifications to 8000 bytes; with more names than this, "everything" is sent instead. */
const MAX_NAMES = 100;

/** The live channels of one kind of subject, such as `reservations` or a single mailbox. */
export interface LiveTopic {
  channelsOf(event: StoredEvent): readonly string[];
  /** The channels that this account may subscribe to. */
  channelsFor(actor: Actor): readonly string[];
}

/** A topic with one channel, for these roles. */
export const liveChannel = (name: string, ...roles: readonly Role[]): LiveTopic => ({
  channelsOf: () => [name],
  channelsFor: ({ role }) => (roles.includes(role) ? [name] : []),
});

/** Notifies the dashboards of a topic of changes to subjects of these types. */
export const LiveUpdates = (subjects: string | readonly string[], topic: LiveTopic) =>
  registersProvider((find) => {
    for (const subject of [subjects].flat()) find(LiveTopics).on(subject, topic);
  });

/** Maps changes to the channels of the dashboards that show them. */
export class LiveTopics {
  private readonly topics = new Map<string, LiveTopic>();

  on(subjectType: string, topic: LiveTopic): void {
    if (this.topics.has(subjectType)) throw new Error(`'${subjectType}' has a live topic already.`);
    this.topics.set(subjectType, topic);
  }

  channelsOf(events: readonly StoredEvent[]): string[] {
    const names = new Set(events.flatMap((event) => this.topics.get(event.subject.type)?.channelsOf(event) ?? []));
    return names.size > MAX_NAMES ? [EVERYTHING] : [...names];
  }

  channelsFor(actor: Actor): Set<string> {
    return new Set([loginsOf(actor.id), ...[...this.topics.values()].flatMap((topic) => topic.channelsFor(actor))]);
  }
}
