import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Role } from '../../../../kernel/actor.js';
import { IdentityService } from '../../../identity/index.js';
import type { Colleague, Colleagues } from '../../domain/ports/colleagues.js';

@Injectable()
export class ColleaguesWithAccounts implements Colleagues {
  constructor(private readonly identity: IdentityService) {}

  async find(role: Role, id: string): Promise<Colleague | null> {
    // PostgreSQL would take anything else for a mistake of ours.
    return isUUID(id) ? this.identity.activeAccount(role, id) : null;
  }
}
