import { Module } from '@nestjs/common';
import { FeatureSettings } from '../../kernel/feature-settings.js';
import { FeatureSettingsController } from './feature-settings.controller.js';
import { ChosenOptionRepository, TypeOrmChosenOptionRepository } from './feature-settings.repository.js';
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
export class FeatureSettingsModule {}
