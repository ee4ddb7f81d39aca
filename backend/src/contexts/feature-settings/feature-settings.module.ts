import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { FeatureSettings } from '../../kernel/feature-settings.js';
import { Transaction } from '../../kernel/transaction.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
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
    provide(FeatureSettingsService, [ChosenOptionRepository, Transaction, Clock]),
    { provide: FeatureSettings, useExisting: FeatureSettingsService },
  ],
  exports: [FeatureSettings],
})
export class FeatureSettingsModule implements OnModuleInit {
  static readonly owns = {
    entities: [ChosenOptionSchema],
    migrations: [HouseOptions2000000000070, GuestPageOn2000000000158],
  };

  constructor(private readonly live: LiveTopics) {}

  onModuleInit(): void {
    this.live.on(FEATURE_SETTING, {
      channelsOf: () => ['house-options'],
      channelsFor: ({ role }) => (role === 'admin' ? ['house-options'] : []),
    });
  }
}
