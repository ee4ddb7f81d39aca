import { Module } from '@nestjs/common';
import { isOnThisMachine } from '../../platform/config/kinds.js';
import type { Owned } from '../../platform/context.js';
import { outboundHttp } from '../../platform/outbound/guarded-http.js';
import { BackupsModule } from '../backups/index.js';
import { PushModule } from '../push/index.js';
import { ClientErrorsController } from './client-errors.controller.js';
import { ClientErrors } from './client-errors.repository.js';
import { CheckForReleases } from './release-check.js';
import { ReleaseChecks } from './release-checks.repository.js';
import { StatusController } from './status.controller.js';
import { statusSettings } from './status.settings.js';

/** What the owner should know about the running product, and errors that browsers report. */
@Module({
  imports: [BackupsModule, PushModule],
  controllers: [ClientErrorsController, StatusController],
  providers: [
    outboundHttp((settings) => isOnThisMachine(settings.of(statusSettings).RELEASES_URL)),
    ClientErrors,
    ReleaseChecks,
    CheckForReleases,
  ],
})
export class StatusModule {
  static readonly owns: Owned = {
    settings: statusSettings,
  };
}
