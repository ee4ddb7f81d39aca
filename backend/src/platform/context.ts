import type { Type } from '@nestjs/common';
import type { FeatureSetting } from '../kernel/feature-settings.js';
import type { ContextSettings } from './config/environment.js';
import type { PublicEvent } from './events/event-catalogue.js';

/** The data that a module declares; what works is a provider with a decorator such as `@OnEvent`. */
export interface Owned {
  /** Its environment variables, each documented in docs/operations.md. */
  readonly settings?: ContextSettings;
  /** Published to other programs, by type. */
  readonly events?: Readonly<Record<string, PublicEvent>>;
  readonly featureSettings?: readonly FeatureSetting[];
}

/** A bounded context as the application takes it in. */
export interface ContextModule extends Type {
  readonly owns?: Owned;
}

export const settingsOf = (contexts: readonly ContextModule[]) => contexts.flatMap(({ owns }) => owns?.settings ?? []);
