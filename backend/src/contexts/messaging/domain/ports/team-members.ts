import type { Role } from '../../../../kernel/actor.js';

export interface TeamMember {
  readonly id: string;
  /** As it is displayed. */
  readonly name: string;
}

export abstract class TeamMembers {
  /** An active account of that role, with the id in any spelling; null if there is none. */
  abstract find(role: Role, id: string): Promise<TeamMember | null>;
}
