import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { HoursService } from '../../domain/hours.service.js';
import {
  ChangeHours,
  changeOf,
  ChangeSpecialHours,
  daysOf,
  HoursSheetView,
  SpecialHoursBody,
  SpecialHoursView,
} from './hours.dto.js';
import { hoursSheetView, specialHoursView } from './hours.views.js';

@ApiTags('hours')
@Controller('admin/hours')
@Roles('admin')
export class AdminHoursController {
  constructor(private readonly service: HoursService) {}

  @Get()
  @ApiOkResponse({ type: HoursSheetView })
  async read(): Promise<HoursSheetView> {
    return hoursSheetView(await this.service.hours(), await this.service.getStored(), this.service.today);
  }

  @Put()
  @ApiOkResponse({ type: HoursSheetView })
  async change(@Body() body: ChangeHours, @CurrentActor() actor: Actor): Promise<HoursSheetView> {
    const { hours, seen } = changeOf(body);
    await this.service.change(hours, seen, actor);
    return this.read();
  }

  @Delete('changes/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async withdraw(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.service.withdraw(id, actor);
  }

  @Post('special')
  @Creates()
  @ApiCreatedResponse({ type: SpecialHoursView })
  async add(@Body() body: SpecialHoursBody, @CurrentActor() actor: Actor): Promise<SpecialHoursView> {
    return specialHoursView(await this.service.addSpecial(daysOf(body), actor));
  }

  @Put('special/:id')
  @ApiOkResponse({ type: SpecialHoursView })
  async changeSpecial(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeSpecialHours,
    @CurrentActor() actor: Actor,
  ): Promise<SpecialHoursView> {
    return specialHoursView(await this.service.changeSpecial(id, daysOf(body), body.seen, actor));
  }

  @Delete('special/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async removeSpecial(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.service.removeSpecial(id, actor);
  }
}
