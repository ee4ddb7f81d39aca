import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/http/fields/index.js';

export class DirectoryView {
  @ApiProperty({
    description:
      'Where the browser goes. The directory sends it back to `/sign-in/directory`; what it brings along holds for ten minutes, once, in this browser.',
  })
  url!: string;
}

export class DirectoryAnswer {
  @Text({
    max: 8_000,
    missing: 'The directory sent no response. Please start again.',
    description: 'The query with which the directory sent the browser back, as it is.',
  })
  readonly query!: string;
}
