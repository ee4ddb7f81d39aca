import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { HouseOptionsService } from '../../domain/house-options.service.js';
import { ChooseOption, houseOptionView, HouseOptionView } from './house-options.dto.js';

/** What of a guest's way the owner switches on. */
@ApiTags('house options')
@Controller('admin/house-options')
@Roles('admin')
export class HouseOptionsController {
  constructor(private readonly options: HouseOptionsService) {}

  @Get()
  @ApiOkResponse({ type: [HouseOptionView] })
  async list(): Promise<HouseOptionView[]> {
    return (await this.options.all()).map(houseOptionView);
  }

  @Put(':id')
  @ApiOkResponse({ type: HouseOptionView })
  async choose(
    @Param('id') id: string,
    @Body() { isOn, figures, seen = null }: ChooseOption,
    @CurrentActor() actor: Actor,
  ): Promise<HouseOptionView> {
    return houseOptionView(await this.options.choose(id, { isOn, figures, seen }, actor));
  }
}
