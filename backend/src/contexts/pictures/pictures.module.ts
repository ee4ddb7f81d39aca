import { Module } from '@nestjs/common';
import { PICTURE } from '../../kernel/pictures.js';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/live/live-topics.js';
import { PhotographsController } from './adapters/http/photographs.controller.js';
import { PicturesController } from './adapters/http/pictures.controller.js';
import { PublicPicturesController } from './adapters/http/public-pictures.controller.js';
import { UnusedPictures } from './adapters/events/unused-pictures.js';
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
    PictureUses,
    PicturesService,
    PictureFiles,
    { provide: PhotographRepository, useClass: TypeOrmPhotographRepository },
    HungPhotographsQuery,
    UnusedPictures,
    PhotographsService,
  ],
  exports: [PictureUses, HungPhotographsQuery],
})
export class PicturesModule {
  static readonly owns: Owned = {
    entities: [PictureSchema, PictureFileSchema, PhotographSchema],
    migrations: [Pictures2000000000021, Photographs2000000000095],
    liveTopics: {
      [PHOTOGRAPH]: liveChannel('photographs', 'admin'),
      [PICTURE]: liveChannel('pictures', 'manager', 'admin'),
    },
  };
}
