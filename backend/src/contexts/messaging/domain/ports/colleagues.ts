import type { Role } from '../../../../kernel/actor.js';

export abstract class Colleagues {
  /** The display name of somebody of that role who can sign in; null for anybody else. */
  abstract nameOf(role: Role, id: string): Promise<string | null>;
}
