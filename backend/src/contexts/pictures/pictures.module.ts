import { Module } from '@nestjs/common';
import {
  PhotographsController,
  PicturesController,
  PublicPicturesController,
} from './adapters/http/pictures.controllers.js';
import { UnusedPictures } from './adapters/events/unused-pictures.js';
import { SharpPictureMaker } from './adapters/images/sharp-picture-maker.js';
import {
  PlacedPhotographsQuery,
  TypeOrmPhotographRepository,
} from './adapters/persistence/typeorm-photograph.repository.js';
import { PictureFiles, TypeOrmPictureRepository } from './adapters/persistence/typeorm-picture.repository.js';
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
export class PicturesModule {}
