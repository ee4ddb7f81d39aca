import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/security/access.js';
import { LimitedPerAddress } from '../rate-limits/rate-limit.guard.js';
import { plainMessage, plainPath } from './client-error.js';
import { ReportClientError } from './client-errors.dto.js';
import { ClientErrors } from './client-errors.query.js';

@ApiTags('status')
@Controller('client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('Browser');

  constructor(private readonly errors: ClientErrors) {}

  /** Logs an error from a browser without personal data and counts it in the owner's status. */
  @Post()
  @Public()
  @LimitedPerAddress(
    { name: 'client-errors-minute', points: 10, seconds: 60 },
    { name: 'client-errors-hour', points: 60, seconds: 3_600 },
  )
  @HttpCode(204)
  @ApiNoContentResponse()
  async report(@Body() { kind, message, path }: ReportClientError): Promise<void> {
    this.logger.warn({ browser: kind, said: plainMessage(message), page: plainPath(path) });
    await this.errors.count();
  }
}
