import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Request } from 'express';
import { FromDigits, OptionalText } from '../http/fields/index.js';

const LIMIT_MESSAGE = 'limit must be a whole number from 1 to 500.';

/** Query of a list that shows only its newest rows. */
export class LimitQuery {
  @ApiPropertyOptional({ default: 100, minimum: 1, maximum: 500 })
  @IsOptional()
  @FromDigits()
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(500, { message: LIMIT_MESSAGE })
  readonly limit: number = 100;
}

export class PageQuery extends LimitQuery {
  @ApiPropertyOptional({ description: 'From the Link header of the page before.' })
  @IsOptional()
  @IsString({ message: 'cursor must be one text.' })
  @MaxLength(2_000, { message: 'This cursor is invalid.' })
  readonly cursor?: string;
}

/** Query of a searchable list. */
export class SearchQuery extends PageQuery {
  @OptionalText({ max: 100, description: 'Part of a name or an address.' })
  readonly search?: string;
}

/** The ETag of the page that the caller already has. */
export const IfNoneMatch = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>().header('if-none-match'),
);
