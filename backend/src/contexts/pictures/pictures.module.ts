import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { type LetGoFact, PICTURE } from '../../kernel/pictures.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { PhotographsController } from './adapters/http/photographs.controller.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { PublicPicturesController } from './adapters/http/public-pictures.controller.js';
import { SharpPictureMaker } from './adapters/images/sharp-picture-maker.js';
import { Pictures2000000000021 } from './adapters/persistence/migrations/2000000000021-pictures.js';
import { Photographs2000000000095 } from './adapters/persistence/migrations/2000000000095-photographs.js';
import { HungPhotographsQuery } from './adapters/persistence/hung-photographs.query.js';
import { PhotographSchema } from './adapters/persistence/photograph.schema.js';
import { PictureFileSchema } from './adapters/persistence/picture-file.schema.js';
import { PictureFiles } from './adapters/persistence/picture-files.js';
import { PictureSchema } from './adapters/persistence/picture.schema.js';
import { TypeOrmPhotographRepository } from './adapters/persistence/typeorm-photograph.repository.js';
import { TypeOrmPictureRepository } from './adapters/persistence/typeorm-picture.repository.js';
import { PHOTOGRAPH } from './domain/photograph.js';
import { PhotographsService } from './domain/photographs.service.js';
import { PictureUses } from './domain/picture-uses.js';
import { PicturesService } from './domain/pictures.service.js';
import { PhotographRepository } from './domain/ports/photograph.repository.js';
import { PictureMaker } from './domain/ports/picture-maker.js';
import { PictureRepository } from './domain/ports/picture.repository.js';

@Module({
  controllers: [PicturesController, PhotographsController, PublicPicturesController],
  providers: [
    { provide: PictureRepository, useClass: TypeOrmPictureRepository },
    { provide: PictureMaker, useClass: SharpPictureMaker },
    provide(PictureUses, []),
    provide(PicturesService, [PictureRepository, PictureMaker, PictureUses, Transaction, Clock, Ids]),
    PictureFiles,
    { provide: PhotographRepository, useClass: TypeOrmPhotographRepository },
    HungPhotographsQuery,
    provide(PhotographsService, [PhotographRepository, PictureRepository, Transaction, Outbox]),
  ],
  exports: [PictureUses, HungPhotographsQuery],
})
export class PicturesModule implements OnModuleInit {
  static readonly owns = {
    entities: [PictureSchema, PictureFileSchema, PhotographSchema],
    migrations: [Pictures2000000000021, Photographs2000000000095],
  };

  constructor(
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly pictures: PicturesService,
    private readonly uses: PictureUses,
    private readonly hung: HungPhotographsQuery,
  ) {}

  onModuleInit(): void {
    this.uses.on(this.hung);
    this.listeners.on<LetGoFact>('picture.let-go', 'unused-pictures', ({ payload: { key } }) =>
      this.pictures.letGo(key),
    );
    this.live.on(PHOTOGRAPH, {
      channelsOf: () => ['photographs'],
      channelsFor: ({ role }) => (role === 'admin' ? ['photographs'] : []),
    });
    this.live.on(PICTURE, {
      channelsOf: () => ['pictures'],
      channelsFor: ({ role }) => (role === 'staff' ? [] : ['pictures']),
    });
  }
}
