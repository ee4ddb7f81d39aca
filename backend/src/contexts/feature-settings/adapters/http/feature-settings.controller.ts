import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { FeatureSettingsService } from '../../domain/feature-settings.service.js';
import { ChooseOption, featureSettingView, FeatureSettingView } from './feature-settings.dto.js';

/** Lists the feature settings and turns them on and off. */
@ApiTags('house options')
@Controller('admin/house-options')
@Roles('admin')
export class FeatureSettingsController {
  constructor(private readonly options: FeatureSettingsService) {}

  @Get()
  @ApiOkResponse({ type: [FeatureSettingView] })
  async list(): Promise<FeatureSettingView[]> {
    return (await this.options.all()).map(featureSettingView);
  }

  @Put(':id')
  @ApiOkResponse({ type: FeatureSettingView })
  async choose(
    @Param('id') id: string,
    @Body() { isOn, figures, seen = null }: ChooseOption,
    @CurrentActor() actor: Actor,
  ): Promise<FeatureSettingView> {
    return featureSettingView(await this.options.choose(id, { isOn, figures, seen }, actor));
  }
}
