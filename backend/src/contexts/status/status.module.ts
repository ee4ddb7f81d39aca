import { Module } from '@nestjs/common';
import { PushModule } from '../push/index.js';
import { ClientErrorsController } from './client-errors.controller.js';
import { ClientErrors } from './client-errors.repository.js';
import { StatusController } from './status.controller.js';

/** What the owner should know about the running product, and errors that browsers report. */
@Module({
  imports: [PushModule],
  controllers: [ClientErrorsController, StatusController],
  providers: [ClientErrors],
})
export class StatusModule {
  static readonly owns = { entities: [] };
}
