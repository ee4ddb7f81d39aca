import type { Role } from '../../../../kernel/actor.js';

export interface TeamMember {
  readonly id: string;
  /** As it is displayed. */
  readonly name: string;
}

export abstract class TeamMembers {
  /** Returns an active account of the role, whatever the spelling of the id; null if there is none. */
  abstract find(role: Role, id: string): Promise<TeamMember | null>;
}
