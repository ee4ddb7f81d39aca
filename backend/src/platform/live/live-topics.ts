import type { Actor } from '../../kernel/actor.js';
import type { StoredEvent } from '../events/event-listeners.js';

/** PostgreSQL's channel on which relays tell all processes what has changed. */
export const LIVE_CHANNEL = 'courtyard_live';
/** Anything may have changed. */
export const EVERYTHING = '*';

/** What an account alone hears, whatever its role: its logins may have ended. */
export const loginsOf = (accountId: string) => `session:${accountId}`;

/** PostgreSQL takes messages of 8000 bytes; more names than this say no more than 'everything'. */
const MOST_NAMES = 100;

/** What open dashboards are told of a kind of subject: names of what they show, such as `reservations`, or one mailbox of many. */
export interface LiveTopic {
  channelsOf(event: StoredEvent): readonly string[];
  /** The names this account may hear. */
  heardBy(actor: Actor): readonly string[];
}

/** Which dashboards are to look again after which change; declared by the contexts. */
export class LiveTopics {
  private readonly topics = new Map<string, LiveTopic>();

  on(subjectType: string, topic: LiveTopic): void {
    this.topics.set(subjectType, topic);
  }

  channelsOf(events: readonly StoredEvent[]): string[] {
    const names = new Set(events.flatMap((event) => this.topics.get(event.subject.type)?.channelsOf(event) ?? []));
    return names.size > MOST_NAMES ? [EVERYTHING] : [...names];
  }

  heardBy(actor: Actor): Set<string> {
    return new Set([loginsOf(actor.id), ...[...this.topics.values()].flatMap((topic) => topic.heardBy(actor))]);
  }
}
