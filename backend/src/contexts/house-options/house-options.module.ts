import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { HouseOptions } from '../../kernel/house-options.js';
import { Transaction } from '../../kernel/transaction.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { HouseOptionsController } from './adapters/http/house-options.controller.js';
import { ChosenOptionSchema } from './adapters/persistence/chosen-option.schema.js';
import { HouseOptions2000000000070 } from './adapters/persistence/migrations/2000000000070-house-options.js';
import { TypeOrmChosenOptionRepository } from './adapters/persistence/typeorm-chosen-option.repository.js';
import { HOUSE_OPTION } from './domain/house-option.js';
import { HouseOptionsService } from './domain/house-options.service.js';
import { ChosenOptionRepository } from './domain/ports/chosen-option.repository.js';

@Module({
  controllers: [HouseOptionsController],
  providers: [
    { provide: ChosenOptionRepository, useClass: TypeOrmChosenOptionRepository },
    provide(HouseOptionsService, [ChosenOptionRepository, Transaction, Clock]),
    { provide: HouseOptions, useExisting: HouseOptionsService },
  ],
  exports: [HouseOptions],
})
export class HouseOptionsModule implements OnModuleInit {
  static readonly owns = { entities: [ChosenOptionSchema], migrations: [HouseOptions2000000000070] };

  constructor(private readonly live: LiveTopics) {}

  onModuleInit(): void {
    this.live.on(HOUSE_OPTION, {
      channelsOf: () => ['house-options'],
      heardBy: ({ role }) => (role === 'admin' ? ['house-options'] : []),
    });
  }
}
