import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUrl, MaxLength, ValidateIf } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { PUBLIC_CONTENT_TYPES, type PublicContentType, type Submission } from '../../domain/approval-item.js';
import { parseScheduledDate } from '../../domain/scheduled-date.js';

const DEFAULT_SUBMITTER = 'Content Creator';
const DATE_MESSAGE = 'Please enter the date as YYYY-MM-DD, or with a time as ISO 8601.';
const optionalText = (maxLength: number) => ({ maxLength, nullable: true, type: String });

/** Content for the owner's approval. */
export class SubmitContent {
  @ApiProperty({ maxLength: 200 })
  @IsNotEmpty({ message: 'Please enter a title.' })
  @IsString({ message: 'Please enter a title.' })
  @MaxLength(200, { message: 'Please use at most 200 characters for the title.' })
  readonly title!: string;

  @ApiProperty({ enum: PUBLIC_CONTENT_TYPES })
  @IsIn(PUBLIC_CONTENT_TYPES, { message: 'Please choose one of the content types.' })
  readonly contentType!: PublicContentType;

  @ApiPropertyOptional(optionalText(2000))
  @IsOptional()
  @IsString({ message: 'Please enter the description as text.' })
  @MaxLength(2000, { message: 'Please use at most 2,000 characters for the description.' })
  readonly description?: string | null;

  @ApiPropertyOptional({ ...optionalText(50_000), description: 'JSON, HTML or plain text; kept as sent.' })
  @IsOptional()
  @IsString({ message: 'Please enter the content as text.' })
  @MaxLength(50_000, { message: 'Please use at most 50,000 characters for the content.' })
  readonly contentData?: string | null;

  @ApiPropertyOptional(optionalText(2000))
  @ValidateIf(({ fileUrl }: SubmitContent) => Boolean(fileUrl))
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'Please enter a web address that begins with http:// or https://.' },
  )
  @MaxLength(2000, { message: 'Please use at most 2,000 characters for the web address.' })
  readonly fileUrl?: string | null;

  @ApiPropertyOptional({ ...optionalText(120), default: DEFAULT_SUBMITTER })
  @IsOptional()
  @IsString({ message: 'Please enter your name as text.' })
  @MaxLength(120, { message: 'Please use at most 120 characters for your name.' })
  readonly submittedBy?: string | null;

  @ApiPropertyOptional({
    nullable: true,
    type: String,
    description: 'YYYY-MM-DD means that day in the zone of the restaurant; ISO 8601 with a time is taken as well.',
  })
  @IsOptional()
  @IsString({ message: DATE_MESSAGE })
  readonly scheduledDate?: string | null;
}

/** @throws InvalidInput when the scheduled date is none. */
export function submissionOf(body: SubmitContent, timeZone: string): Submission {
  const scheduledDate = body.scheduledDate ? parseScheduledDate(body.scheduledDate, timeZone) : null;
  if (body.scheduledDate && !scheduledDate) {
    throw new InvalidInput([{ field: 'scheduledDate', message: DATE_MESSAGE }]);
  }
  return {
    title: body.title,
    contentType: body.contentType,
    description: body.description || null,
    contentData: body.contentData || null,
    fileUrl: body.fileUrl || null,
    submittedBy: body.submittedBy || DEFAULT_SUBMITTER,
    scheduledDate,
  };
}
