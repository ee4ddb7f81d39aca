import { ApiProperty } from '@nestjs/swagger';
import { AnyNumber, NestedList, OptionalAnyText, Text, YesNo } from '../../../../platform/http/fields/index.js';
import type { SettingState } from '../../domain/feature-settings.service.js';

class ChosenFigure {
  @Text({ max: 60 })
  readonly name!: string;

  /** The setting itself checks the range. */
  @AnyNumber()
  readonly value!: number;
}

export class ChooseOption {
  @YesNo()
  readonly isOn!: boolean;

  @NestedList({ type: ChosenFigure, most: 20, notList: 'figures must be a list of names and values.' })
  readonly figures!: ChosenFigure[];

  @OptionalAnyText('seen must be updatedAt as it was shown.', {
    description: '`updatedAt` as it was shown; another one is answered with 409.',
  })
  readonly seen?: string | null;
}

class FigureView {
  @ApiProperty() name!: string;
  @ApiProperty() label!: string;
  @ApiProperty() unit!: string;
  @ApiProperty() least!: number;
  @ApiProperty() most!: number;
  @ApiProperty() value!: number;
}

export class FeatureSettingView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['guests', 'team'] }) concerns!: 'guests' | 'team';
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'What is different when it is on.' }) says!: string;
  @ApiProperty() isOn!: boolean;
  @ApiProperty({ type: [FigureView] }) figures!: FigureView[];
  @ApiProperty({ type: String, nullable: true, description: 'Null where nobody has chosen yet.' })
  updatedAt!: string | null;
}

export const featureSettingView = ({ option, isOn, figures, updatedAt }: SettingState): FeatureSettingView => ({
  ...{ id: option.id, concerns: option.concerns ?? 'guests', title: option.title, says: option.description, isOn },
  figures: Object.entries(option.figures).map(([name, { label, unit, min: least, max: most }]) => ({
    ...{ name, label, unit, least, most },
    value: figures[name] ?? least,
  })),
  updatedAt: updatedAt?.toISOString() ?? null,
});
