import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Roles } from '../../../../../platform/http/security/access.js';
import { type EmailFigures, EmailFiguresQuery } from '../../persistence/campaigns/email-figures.query.js';

const PERIODS = [7, 30, 90, 365];

class EmailFiguresOf {
  @ApiPropertyOptional({ enum: PERIODS, default: 30 })
  @IsOptional()
  @Type(() => Number)
  @IsIn(PERIODS, { message: 'days must be one of 7, 30, 90, 365.' })
  readonly days: number = 30;

  @ApiPropertyOptional()
  @IsOptional()
  @IsUUID(undefined, { message: 'Please name the campaign by its id.' })
  readonly campaignId?: string;
}

class EmailFiguresView implements EmailFigures {
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Opened or clicked by a person.' }) opened!: number;
  @ApiProperty() clicked!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty() unsubscribed!: number;
}

@ApiTags('email marketing')
@Controller('email-history/summary')
@Roles('manager', 'admin')
export class EmailFiguresController {
  constructor(private readonly figures: EmailFiguresQuery) {}

  /** Of the mails that left in the last days. */
  @Get()
  @ApiOkResponse({ type: EmailFiguresView })
  read(@Query() { days, campaignId }: EmailFiguresOf): Promise<EmailFiguresView> {
    return this.figures.read(days, campaignId ?? null);
  }
}
