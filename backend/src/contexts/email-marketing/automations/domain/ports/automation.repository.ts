import type { Automation } from '../automation.js';

/** A change or removal counts only if nobody has changed the automation since it was read. */
export abstract class AutomationRepository {
  abstract add(automation: Automation): Promise<void>;
  /** @throws AutomationNotFound */
  abstract get(id: string): Promise<Automation>;
  abstract save(before: Automation, after: Automation): Promise<void>;
  abstract remove(automation: Automation): Promise<void>;
}
