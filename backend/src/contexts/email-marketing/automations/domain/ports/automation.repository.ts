import type { Automation } from '../automation.js';

/** Changes and removals conflict if someone else has changed the automation since it was read. */
export abstract class AutomationRepository {
  abstract add(automation: Automation): Promise<void>;
  /** @throws AutomationNotFound */
  abstract get(id: string): Promise<Automation>;
  abstract save(before: Automation, after: Automation): Promise<void>;
  abstract remove(automation: Automation): Promise<void>;
}
