import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Busy } from '../../kernel/domain-error.js';
import { Public } from '../http/security/access.js';
import { VERSION } from '../config/version.js';
import { RestoredBackup } from '../restored/restored-backup.js';
import { Readiness } from './readiness.js';

class HealthView {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
}

class ProcessHealthView extends HealthView {
  @ApiPropertyOptional({
    enum: ['paused'],
    description: 'The data come from a backup; nothing is sent until the owner starts sending on the dashboard.',
  })
  sending?: 'paused';
}

@ApiTags('health')
@Controller()
@Public()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly restored: RestoredBackup,
  ) {}

  /** Liveness. The header has the running version. */
  @Get('health')
  @Header('Courtyard-Version', VERSION)
  @ApiOkResponse({
    type: ProcessHealthView,
    headers: { 'Courtyard-Version': { description: 'Running version.', schema: { type: 'string' } } },
  })
  health(): ProcessHealthView {
    return { status: 'ok', ...(this.restored.isPaused ? { sending: 'paused' } : {}) };
  }

  /** Fails while the process is shutting down, so that proxies send new calls elsewhere. Does not check dependencies. */
  @Get('serving')
  @ApiOkResponse({ type: HealthView })
  serving(): HealthView {
    if (this.readiness.isStopping) throw new Busy('The service is about to stop. Please try again.', 1);
    return { status: 'ok' };
  }

  /** Database and job queue respond, the database accepts writes, and the process is not shutting down. */
  @Get('ready')
  @ApiOkResponse({ type: HealthView })
  async ready(): Promise<HealthView> {
    if (!(await this.readiness.isReady())) {
      throw new Busy('The service is not ready. Please try again shortly.', 2);
    }
    return { status: 'ok' };
  }
}
