import { ApiProperty } from '@nestjs/swagger';
import { OptionalText } from '../../../../platform/http/fields/index.js';
import { type BuildRequirements, REQUIREMENT_TEXTS, type RequirementAnswers } from '../../domain/answers.js';
import { textsOf } from './texts-of.js';

const LONG = { max: 5_000 };
const NULLABLE = { type: String, nullable: true } as const;

/** The website's requirements; all notes are optional. */
export class SaveRequirements {
  @OptionalText(LONG)
  readonly clientRequests?: string | null;

  @OptionalText(LONG)
  readonly designPreferences?: string | null;

  @OptionalText(LONG)
  readonly functionalityNeeds?: string | null;

  @OptionalText(LONG)
  readonly contentUpdates?: string | null;

  @OptionalText(LONG)
  readonly additionalFeatures?: string | null;

  @OptionalText(LONG)
  readonly timeline?: string | null;

  @OptionalText(LONG)
  readonly budget?: string | null;

  @OptionalText(LONG)
  readonly priorities?: string | null;
}

export const requirementsOf = (body: SaveRequirements): RequirementAnswers => textsOf(REQUIREMENT_TEXTS, body);

export class BuildRequirementsView {
  @ApiProperty() id!: string;
  @ApiProperty(NULLABLE) clientRequests!: string | null;
  @ApiProperty(NULLABLE) designPreferences!: string | null;
  @ApiProperty(NULLABLE) functionalityNeeds!: string | null;
  @ApiProperty(NULLABLE) contentUpdates!: string | null;
  @ApiProperty(NULLABLE) additionalFeatures!: string | null;
  @ApiProperty(NULLABLE) timeline!: string | null;
  @ApiProperty(NULLABLE) budget!: string | null;
  @ApiProperty(NULLABLE) priorities!: string | null;
  @ApiProperty() createdAt!: string;
}

export const requirementsView = (requirements: BuildRequirements): BuildRequirementsView => ({
  ...requirements,
  createdAt: requirements.createdAt.toISOString(),
});
