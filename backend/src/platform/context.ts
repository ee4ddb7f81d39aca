import type { Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import type { FeatureSetting } from '../kernel/feature-settings.js';
import type { ContextSettings } from './config/environment.js';
import type { PublicEvent } from './events/event-catalogue.js';
import type { LiveTopic } from './events/live-topics.js';
import type { RetentionRule } from './persistence/retention-policies.js';
import type { SearchOf } from './searches.js';

/** The data that a module declares; what works is a provider with a decorator such as `@OnEvent`. */
export interface Owned {
  readonly entities: readonly EntitySchema[];
  /** Its environment variables, each documented in docs/operations.md. */
  readonly settings?: ContextSettings;
  /** Published to other programs, by type. */
  readonly events?: Readonly<Record<string, PublicEvent>>;
  readonly featureSettings?: readonly FeatureSetting[];
  /** By the type of the events' subject. */
  readonly liveTopics?: Readonly<Record<string, LiveTopic>>;
  readonly retention?: readonly RetentionRule[];
  /** Searches by kind of result, such as 'reservation'. */
  readonly searches?: Readonly<Record<string, SearchOf<never>>>;
}

/** A bounded context as the application takes it in. */
export interface ContextModule extends Type {
  readonly owns: Owned;
}

export const entitiesOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns.entities);
export const settingsOf = (contexts: readonly ContextModule[]) =>
  contexts.flatMap(({ owns: { settings } }) => (settings ? [settings] : []));
