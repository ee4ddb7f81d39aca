import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Role } from '../../../../kernel/actor.js';
import { IdentityService } from '../../../identity/index.js';
import type { TeamMember, TeamMembers } from '../../domain/address-book.js';

@Injectable()
export class TeamMembersWithAccounts implements TeamMembers {
  constructor(private readonly identity: IdentityService) {}

  async find(role: Role, id: string): Promise<TeamMember | null> {
    // PostgreSQL would raise an error for anything else.
    return isUUID(id) ? this.identity.activeAccount(role, id) : null;
  }
}
