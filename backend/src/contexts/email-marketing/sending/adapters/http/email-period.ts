import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

const PERIODS = [7, 30, 90, 365];

/** Number of days that statistics cover. */
export const OptionalPeriod = (api: { default?: number; description?: string } = {}) =>
  applyDecorators(
    ApiPropertyOptional({ enum: PERIODS, ...api }),
    IsOptional(),
    Type(() => Number),
    IsIn(PERIODS, { message: 'days must be one of 7, 30, 90, 365.' }),
  );

export const OptionalCampaignId = () =>
  applyDecorators(
    ApiPropertyOptional({ format: 'uuid' }),
    IsOptional(),
    IsUUID(undefined, { message: 'campaignId must be the id of a campaign.' }),
  );
