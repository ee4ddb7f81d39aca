import type { Actor } from '../../../../kernel/actor.js';

export interface NewTeamMember {
  readonly name: string;
  readonly email: string;
  /** Null where the colleague is invited by email and chooses one. */
  readonly password: string | null;
}

export interface StaffMember extends Omit<NewTeamMember, 'password'> {
  readonly id: string;
  readonly isActive: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
}

/** The accounts by which staff sign in. */
export abstract class StaffAccounts {
  /** Refuses an address that is taken and a password that is too short or common. */
  abstract open(teamMember: NewTeamMember, by: Actor): Promise<StaffMember>;
}
