import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { PasswordLinksService } from '../../domain/password-links.service.js';

const PASSWORD_LINK = 'password-link';

interface Asked {
  readonly role: Role;
  readonly email: string;
}

/** Forgotten passwords are looked up in a job: the time of the answer does not tell whether an address has an account. */
@Injectable()
export class PasswordLinkJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly links: PasswordLinksService,
  ) {}

  onModuleInit(): void {
    this.jobs.define<Asked>(PASSWORD_LINK, { retry: 'day', concurrency: 1 }, ({ role, email }) =>
      this.links.sendResetLink(role, email),
    );
  }

  add(role: Role, email: string): Promise<void> {
    return this.jobs.add(PASSWORD_LINK, { role, email });
  }
}
