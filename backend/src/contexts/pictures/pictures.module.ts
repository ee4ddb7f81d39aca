import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { type LetGoFact, PICTURE } from '../../kernel/pictures.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { PublicPicturesController } from './adapters/http/public-pictures.controller.js';
import { SharpPictureMaker } from './adapters/images/sharp-picture-maker.js';
import { Pictures2000000000021 } from './adapters/persistence/migrations/2000000000021-pictures.js';
import { PictureFiles } from './adapters/persistence/picture-files.query.js';
import { PictureSchema } from './adapters/persistence/picture.schema.js';
import { TypeOrmPictureRepository } from './adapters/persistence/typeorm-picture.repository.js';
import { PictureUses } from './domain/picture-uses.js';
import { PicturesService } from './domain/pictures.service.js';
import { PictureMaker } from './domain/ports/picture-maker.js';
import { PictureRepository } from './domain/ports/picture.repository.js';

@Module({
  controllers: [PicturesController, PublicPicturesController],
  providers: [
    { provide: PictureRepository, useClass: TypeOrmPictureRepository },
    { provide: PictureMaker, useClass: SharpPictureMaker },
    provide(PictureUses, []),
    provide(PicturesService, [PictureRepository, PictureMaker, PictureUses, Transaction, Clock, Ids]),
    PictureFiles,
  ],
  exports: [PictureUses],
})
export class PicturesModule implements OnModuleInit {
  static readonly owns = { entities: [PictureSchema], migrations: [Pictures2000000000021] };

  constructor(
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly pictures: PicturesService,
  ) {}

  onModuleInit(): void {
    this.listeners.on<LetGoFact>('picture.let-go', 'unused-pictures', ({ payload: { key } }) =>
      this.pictures.letGo(key),
    );
    this.live.on(PICTURE, {
      channelsOf: () => ['pictures'],
      heardBy: ({ role }) => (role === 'staff' ? [] : ['pictures']),
    });
  }
}
