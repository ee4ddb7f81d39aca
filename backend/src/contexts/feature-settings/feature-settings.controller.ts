import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { AnyNumber, NestedList, OptionalAnyText, Text, YesNo } from '../../platform/http/fields/index.js';
import type { Actor } from '../../kernel/actor.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { FeatureSettingsService, type SettingState } from './feature-settings.service.js';

class ChosenFigure {
  @Text({ max: 60 })
  readonly name!: string;

  /** The setting itself checks the range. */
  @AnyNumber()
  readonly value!: number;
}

class ChooseOption {
  @YesNo()
  readonly isOn!: boolean;

  @NestedList({ type: ChosenFigure, maxItems: 20, notList: 'figures must be a list of names and values.' })
  readonly figures!: ChosenFigure[];

  @OptionalAnyText('seen must be updatedAt as it was shown.', {
    description: '`updatedAt` that was shown; 409 if it has changed.',
  })
  readonly seen?: string | null;
}

class FigureView {
  @ApiProperty() name!: string;
  @ApiProperty() label!: string;
  @ApiProperty() unit!: string;
  @ApiProperty() min!: number;
  @ApiProperty() max!: number;
  @ApiProperty() value!: number;
}

class FeatureSettingView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['guests', 'team'] }) concerns!: 'guests' | 'team';
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'What turning it on changes.' }) description!: string;
  @ApiProperty() isOn!: boolean;
  @ApiProperty({ type: [FigureView] }) figures!: FigureView[];
  @ApiProperty({ type: String, nullable: true, description: 'Null until someone chooses.' })
  updatedAt!: string | null;
}

const featureSettingView = ({ option, isOn, figures, updatedAt }: SettingState): FeatureSettingView => ({
  id: option.id,
  concerns: option.concerns ?? 'guests',
  title: option.title,
  description: option.description,
  isOn,
  figures: Object.entries(option.figures).map(([name, { label, unit, min, max }]) => ({
    name,
    label,
    unit,
    min,
    max,
    value: figures[name] ?? min,
  })),
  updatedAt: updatedAt?.toISOString() ?? null,
});

/** Lists the feature settings and turns them on and off. */
@ApiTags('feature settings')
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
