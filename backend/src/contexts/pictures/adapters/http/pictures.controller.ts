import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { FileBody, SentFile } from '../../../../platform/http/body-kinds.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { PicturesService } from '../../domain/pictures.service.js';
import { pictureList } from '../persistence/picture.list.js';
import { DescribePicture, pictureView, PictureView, UploadPicture } from './pictures.dto.js';

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
