import { Module } from '@nestjs/common';
import { AppSettings } from '../../platform/config/app-settings.js';
import { isOnThisMachine } from '../../platform/config/kinds.js';
import type { Owned } from '../../platform/context.js';
import { GuardedHttp } from '../../platform/outbound/guarded-http.js';
import { OutboundHttp } from '../../platform/outbound/outbound-http.js';
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
    {
      provide: OutboundHttp,
      useFactory: (settings: AppSettings): OutboundHttp =>
        new GuardedHttp(isOnThisMachine(settings.of(statusSettings).RELEASES_URL)),
      inject: [AppSettings],
    },
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
