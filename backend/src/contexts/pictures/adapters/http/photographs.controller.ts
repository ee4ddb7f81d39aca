import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { PhotographsService } from '../../domain/photographs.service.js';
import { HungPhotographsQuery } from '../persistence/hung-photographs.query.js';
import { HangPhotograph, photographView, PhotographView } from './photographs.dto.js';

/** The restaurant's photos on the website, which replace the default glass art. */
@ApiTags('photographs')
@Controller('admin/photographs')
@Roles('admin')
export class PhotographsController {
  constructor(
    private readonly photographs: PhotographsService,
    private readonly hung: HungPhotographsQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PhotographView] })
  async list(): Promise<PhotographView[]> {
    return (await this.hung.all()).map(photographView);
  }

  @Put(':place')
  @ApiOkResponse({ type: PhotographView })
  async hang(
    @Param('place') place: string,
    @Body() { pictureId }: HangPhotograph,
    @CurrentActor() actor: Actor,
  ): Promise<PhotographView> {
    return photographView(await this.photographs.hang(place, pictureId, actor));
  }

  @Delete(':place')
  @HttpCode(204)
  @ApiNoContentResponse()
  takeDown(@Param('place') place: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.photographs.takeDown(place, actor);
  }
}
