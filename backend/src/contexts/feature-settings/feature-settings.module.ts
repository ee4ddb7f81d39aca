import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { FeatureSettings } from '../../kernel/feature-settings.js';
import { FeatureSettingsController } from './feature-settings.controller.js';
import {
  ChosenOptionRepository,
  ChosenOptionSchema,
  TypeOrmChosenOptionRepository,
} from './feature-settings.repository.js';
import { FEATURE_SETTING } from './feature-setting.js';
import { FeatureSettingsService } from './feature-settings.service.js';

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
    liveTopics: { [FEATURE_SETTING]: liveChannel('house-options', 'admin') },
  };
}
