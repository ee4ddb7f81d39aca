import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const VISIT_EVENTS = ['page_view', 'reservation_started'] as const;
const PATH_MESSAGE = "path must be the page's address and begin with '/'.";

/** What the website tells of a visit. */
export class CountVisit {
  @ApiProperty({ maxLength: 500 })
  @IsString({ message: PATH_MESSAGE })
  @Matches(/^\//, { message: PATH_MESSAGE })
  @MaxLength(500, { message: 'path must have at most 500 characters.' })
  readonly path!: string;

  @ApiPropertyOptional({ maxLength: 500, nullable: true, type: String, description: 'Address of the page before.' })
  @IsOptional()
  @IsString({ message: 'referrer must be text.' })
  @MaxLength(500, { message: 'referrer must have at most 500 characters.' })
  readonly referrer?: string | null;

  @ApiPropertyOptional({ enum: VISIT_EVENTS, default: 'page_view' })
  @IsOptional()
  @IsIn(VISIT_EVENTS, { message: `event must be one of ${VISIT_EVENTS.join(', ')}.` })
  readonly event?: (typeof VISIT_EVENTS)[number] | null;
}
