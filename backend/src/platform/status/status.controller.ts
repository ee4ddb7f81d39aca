import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Roles } from '../http/security/access.js';
import { Jobs } from '../jobs/jobs.js';
import { Mailbox } from '../mail/mailbox.js';

class StatusView {
  @ApiProperty({ description: 'Jobs that failed for a day and wait for `npm run retry-parked`.' }) parkedJobs!: number;
  @ApiProperty({ description: 'Mails of the last seven days that could not be sent.' }) failedMails!: number;
}

@ApiTags('status')
@Controller('admin/status')
@Roles('admin')
export class StatusController {
  constructor(
    private readonly jobs: Jobs,
    private readonly mailbox: Mailbox,
  ) {}

  /** What was given up, so that nothing is given up in silence. */
  @Get()
  @ApiOkResponse({ type: StatusView })
  async read(): Promise<StatusView> {
    const [parkedJobs, failedMails] = await Promise.all([this.jobs.parked(), this.mailbox.countFailed()]);
    return { parkedJobs, failedMails };
  }
}
