import { Module } from '@nestjs/common';
import { FeatureSettingsModule } from '../feature-settings/feature-settings.module.js';
import { HoursModule } from '../hours/index.js';
import { IdentityModule } from '../identity/index.js';
import { MenuModule } from '../menu/index.js';
import { ReservationsModule } from '../reservations/index.js';
import { ProgramsRestaurantController, RestaurantController } from './adapters/http/programs-restaurant.controller.js';
import { AssistantsTools, McpController } from './adapters/mcp/mcp.controller.js';
import { newsletterArchive, newsletterPage } from './domain/newsletter-page.js';
import { TextCheck } from './adapters/text-check/text-check.js';

@Module({
  imports: [FeatureSettingsModule, HoursModule, IdentityModule, MenuModule, ReservationsModule],
  controllers: [RestaurantController, ProgramsRestaurantController, McpController],
  providers: [AssistantsTools, TextCheck],
  exports: [TextCheck],
})
export class RestaurantModule {
  static readonly owns = { featureSettings: [newsletterPage, newsletterArchive] };
}
