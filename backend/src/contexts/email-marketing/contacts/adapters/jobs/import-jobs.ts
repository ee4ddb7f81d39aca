import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { ImportQueue } from '../../domain/ports/import-queue.js';

const JOB = 'import-contacts';

@Injectable()
export class ImportJobs implements ImportQueue {
  constructor(private readonly jobs: Jobs) {}

  /** Before the jobs start. */
  declare(work: (importId: string) => Promise<void>): void {
    this.jobs.define<{ id: string }>(JOB, { retry: 'day', concurrency: 1 }, ({ id }) => work(id));
  }

  add(importId: string): Promise<void> {
    return this.jobs.add(JOB, { id: importId });
  }
}
