import { ApiProperty } from '@nestjs/swagger';
import { OneOf, OptionalLine, OptionalMailAddress } from '../../../../../../platform/http/fields/index.js';

export const REPORTED = ['hard', 'soft', 'complaint'] as const;

export class ReportBounce {
  @OneOf(REPORTED)
  readonly type!: (typeof REPORTED)[number];

  @OptionalLine({ max: 300 })
  readonly messageId?: string | null;

  @OptionalMailAddress()
  readonly recipient?: string | null;

  @OptionalLine({ max: 500 })
  readonly detail?: string | null;
}

export class TakenBounceView {
  @ApiProperty({ description: 'False when it was about no mail of ours.' }) taken!: boolean;
}
