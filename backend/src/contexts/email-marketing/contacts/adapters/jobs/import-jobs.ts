import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import { ContactImportsService, type ImportQueue } from '../../domain/contact-imports.service.js';

const JOB = 'import-contacts';

@Injectable()
export class ImportJobs implements ImportQueue {
  constructor(private readonly jobs: Jobs) {}

  add(importId: string): Promise<void> {
    return this.jobs.add(JOB, { id: importId });
  }
}

@Injectable()
export class ImportWorker {
  constructor(private readonly imports: ContactImportsService) {}

  @JobHandler(JOB, { retry: 'day', concurrency: 1 })
  work({ id }: { readonly id: string }): Promise<void> {
    return this.imports.work(id);
  }
}
