import { Module } from '@nestjs/common';
import { PICTURE } from '../../kernel/pictures.js';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import {
  PhotographsController,
  PicturesController,
  PublicPicturesController,
} from './adapters/http/pictures.controllers.js';
import { UnusedPictures } from './adapters/events/unused-pictures.js';
import { SharpPictureMaker } from './adapters/images/sharp-picture-maker.js';
import {
  PlacedPhotographsQuery,
  PhotographSchema,
  TypeOrmPhotographRepository,
} from './adapters/persistence/typeorm-photograph.repository.js';
import {
  PictureFiles,
  PictureFileSchema,
  PictureSchema,
  TypeOrmPictureRepository,
} from './adapters/persistence/typeorm-picture.repository.js';
import { PHOTOGRAPH } from './domain/photograph.js';
import { PhotographRepository, PhotographsService } from './domain/photographs.service.js';
import { PictureMaker, PicturesService, PictureUses } from './domain/pictures.service.js';
import { PictureRepository } from './domain/ports.js';

@Module({
  controllers: [PicturesController, PhotographsController, PublicPicturesController],
  providers: [
    { provide: PictureRepository, useClass: TypeOrmPictureRepository },
    { provide: PictureMaker, useClass: SharpPictureMaker },
    PictureUses,
    PicturesService,
    PictureFiles,
    { provide: PhotographRepository, useClass: TypeOrmPhotographRepository },
    PlacedPhotographsQuery,
    UnusedPictures,
    PhotographsService,
  ],
  exports: [PictureUses, PlacedPhotographsQuery],
})
export class PicturesModule {
  static readonly owns: Owned = {
    entities: [PictureSchema, PictureFileSchema, PhotographSchema],
    liveTopics: {
      [PHOTOGRAPH]: liveChannel('photographs', 'admin'),
      [PICTURE]: liveChannel('pictures', 'manager', 'admin'),
    },
  };
}
