import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { Text } from '../../../../platform/http/fields/index.js';

export const KINDS = [
  'reservation',
  'contact',
  'campaign',
  'template',
  'content',
  'message',
  'enquiry',
  'staff',
] as const;

const TOO_SHORT = 'Enter at least two characters to look for.';

export class SearchFor {
  @MinLength(2, { message: TOO_SHORT })
  @Text({ label: 'what you look for', max: 100, missing: TOO_SHORT })
  readonly q!: string;
}

class FoundView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() detail!: string;
  @ApiProperty({ description: 'When it was made, planned or sent.' }) at!: string;
}

class FoundGroupView {
  @ApiProperty({ enum: KINDS }) kind!: string;
  @ApiProperty({ type: [FoundView], maxItems: 5 }) items!: readonly FoundView[];
}

export class SearchView {
  @ApiProperty({ type: [FoundGroupView], description: 'Those alone that found something.' })
  groups!: readonly FoundGroupView[];
}
