import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/live/live-topics.js';
import { FeatureSettings } from '../../kernel/feature-settings.js';
import { FeatureSettingsController } from './adapters/http/feature-settings.controller.js';
import { ChosenOptionSchema } from './adapters/persistence/chosen-option.schema.js';
import { GuestPageOn2000000000158 } from './adapters/persistence/migrations/2000000000158-guest-page-on.js';
import { HouseOptions2000000000070 } from './adapters/persistence/migrations/2000000000070-house-options.js';
import { TypeOrmChosenOptionRepository } from './adapters/persistence/typeorm-chosen-option.repository.js';
import { FEATURE_SETTING } from './domain/feature-setting.js';
import { FeatureSettingsService } from './domain/feature-settings.service.js';
import { ChosenOptionRepository } from './domain/ports/chosen-option.repository.js';

@Module({
  controllers: [FeatureSettingsController],
  providers: [
    { provide: ChosenOptionRepository, useClass: TypeOrmChosenOptionRepository },
    FeatureSettingsService,
    { provide: FeatureSettings, useExisting: FeatureSettingsService },
  ],
  exports: [FeatureSettings],
})
export class FeatureSettingsModule {
  static readonly owns: Owned = {
    entities: [ChosenOptionSchema],
    migrations: [HouseOptions2000000000070, GuestPageOn2000000000158],
    liveTopics: { [FEATURE_SETTING]: liveChannel('house-options', 'admin') },
  };
}
