import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Busy } from '../../kernel/domain-error.js';
import { Public } from '../http/security/access.js';
import { Readiness } from './readiness.js';

class HealthView {
  @ApiProperty({ enum: ['ok', 'stopping'] }) status!: 'ok' | 'stopping';
}

@ApiTags('health')
@Controller()
@Public()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process lives; a proxy that reads 'stopping' sends new calls elsewhere. */
  @Get('health')
  @ApiOkResponse({ type: HealthView })
  health(): HealthView {
    return { status: this.readiness.isStopping ? 'stopping' : 'ok' };
  }

  /** Database and job queue answer, and the process is not about to stop. */
  @Get('ready')
  @ApiOkResponse({ type: HealthView })
  async ready(): Promise<HealthView> {
    if (!(await this.readiness.isReady())) {
      throw new Busy('The service is not ready. Please try again shortly.', 2);
    }
    return { status: 'ok' };
  }
}
