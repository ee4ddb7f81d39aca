import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { PasswordLinksService } from '../../domain/password-links.service.js';

const PASSWORD_LINK = 'password-link';

interface PasswordLinkRequest {
  readonly role: Role;
  readonly email: string;
}

/** Looks accounts up in a job, so that the response time does not reveal whether an address has one. */
@Injectable()
export class PasswordLinkJobs {
  constructor(
    private readonly jobs: Jobs,
    private readonly links: PasswordLinksService,
  ) {}

  add(role: Role, email: string): Promise<void> {
    return this.jobs.add(PASSWORD_LINK, { role, email });
  }

  @JobHandler(PASSWORD_LINK, { retry: 'day', concurrency: 1 })
  send({ role, email }: PasswordLinkRequest): Promise<void> {
    return this.links.sendResetLink(role, email);
  }
}
