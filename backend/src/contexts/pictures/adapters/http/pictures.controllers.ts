import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { OptionalText } from '../../../../platform/http/fields/index.js';
import { pathOf, type Picture, PictureNotFound } from '../../domain/picture.js';
import { type PlacedPhotograph, PLACES } from '../../domain/photograph.js';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Public, Roles } from '../../../../platform/http/security/access.js';
import { PhotographsService } from '../../domain/photographs.service.js';
import { PlacedPhotographsQuery } from '../persistence/typeorm-photograph.repository.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { FileBody, SentFile } from '../../../../platform/http/body-kinds.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { PicturesService } from '../../domain/pictures.service.js';
import { PictureFiles, pictureList } from '../persistence/typeorm-picture.repository.js';

/** Fields of a new or existing image. */
class DescribePicture {
  @OptionalText({ label: 'what the picture shows', max: 300, description: 'Alternative text.' })
  readonly alt?: string | null;
}

class UploadPicture extends DescribePicture {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG, or WebP of at most 10 MB.' })
  readonly file!: unknown;
}

export class PictureView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'With `.jpg` instead, the same address has the image for emails.' }) url!: string;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty({ description: 'Size of the WebP file.' }) bytes!: number;
  @ApiProperty() alt!: string;
  @ApiProperty() createdAt!: string;
}

const pictureView = ({ key, createdAt, ...picture }: Picture): PictureView => ({
  ...picture,
  url: pathOf({ key, width: picture.width }),
  createdAt: createdAt.toISOString(),
});

class HangPhotograph {
  @IsUUID(undefined, { message: 'Choose an image.' })
  @ApiProperty({ format: 'uuid', description: 'Id of an uploaded image.' })
  readonly pictureId!: string;
}

class PhotographView {
  @ApiProperty({ enum: PLACES, description: 'Glass art that the photo replaces.' }) place!: string;
  @ApiProperty({ type: PictureView }) picture!: PictureView;
}

const photographView = ({ place, picture }: PlacedPhotograph): PhotographView => ({
  place,
  picture: pictureView(picture),
});

/** The restaurant's photos on the website, which replace the default glass art. */
@ApiTags('photographs')
@Controller('admin/photographs')
@Roles('admin')
export class PhotographsController {
  constructor(
    private readonly photographs: PhotographsService,
    private readonly placed: PlacedPhotographsQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PhotographView] })
  async list(): Promise<PhotographView[]> {
    return (await this.placed.all()).map(photographView);
  }

  @Put(':place')
  @ApiOkResponse({ type: PhotographView })
  async add(
    @Param('place') place: string,
    @Body() { pictureId }: HangPhotograph,
    @CurrentActor() actor: Actor,
  ): Promise<PhotographView> {
    return photographView(await this.photographs.add(place, pictureId, actor));
  }

  @Delete(':place')
  @HttpCode(204)
  @ApiNoContentResponse()
  takeDown(@Param('place') place: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.photographs.takeDown(place, actor);
  }
}

@ApiTags('pictures')
@Controller('pictures')
@Roles('manager', 'admin')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly lists: Lists,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PictureView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(pictureList, { ...query, scope: 'all' }, known);
  }

  /** Uploading the same file again returns the same picture, so that retries need no idempotency key. */
  @Post()
  @FileBody()
  @ApiBody({ type: UploadPicture })
  @ApiCreatedResponse({ type: PictureView })
  async upload(
    @SentFile() file: Uint8Array | null,
    @Body() { alt }: DescribePicture,
    @CurrentActor() actor: Actor,
  ): Promise<PictureView> {
    if (!file) throw new InvalidInput([{ field: 'file', message: 'Choose an image.' }]);
    return pictureView(await this.pictures.add(file, alt ?? '', actor));
  }

  @Patch(':id')
  @ApiOkResponse({ type: PictureView })
  async describe(
    @Param('id', IdPipe) id: string,
    @Body() { alt }: DescribePicture,
    @CurrentActor() actor: Actor,
  ): Promise<PictureView> {
    return pictureView(await this.pictures.describe(id, alt ?? '', actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.pictures.delete(id, actor);
  }
}

/** Same path as the website's own images, where emails and pages refer to them. */
@ApiTags('pictures')
@Controller('pictures')
export class PublicPicturesController {
  constructor(private readonly files: PictureFiles) {}

  @Get(':name')
  @Public()
  @ApiProduces('image/webp', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async show(@Param('name') name: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const content = await this.files.find(name);
    if (!content) throw new PictureNotFound();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`);
    // Webmail shows images of emails on its own site.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const type = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    return new StreamableFile(content, { type, length: content.length });
  }
}
