import type { Role } from '../../../../kernel/actor.js';

export interface Colleague {
  readonly id: string;
  /** As it is displayed. */
  readonly name: string;
}

export abstract class Colleagues {
  /** Somebody of that role who can sign in, however the id is spelled; null when there is nobody. */
  abstract find(role: Role, id: string): Promise<Colleague | null>;
}
