import { isUUID } from 'class-validator';
import type { Role } from '../../../../kernel/actor.js';
import type { IdentityService } from '../../../identity/index.js';
import type { Colleagues } from '../../domain/ports/colleagues.js';

export class ColleaguesWithAccounts implements Colleagues {
  constructor(private readonly identity: IdentityService) {}

  async nameOf(role: Role, id: string): Promise<string | null> {
    // PostgreSQL would take anything else for a mistake of ours.
    if (!isUUID(id)) return null;
    return (await this.identity.activeAccount(role, id))?.name ?? null;
  }
}
