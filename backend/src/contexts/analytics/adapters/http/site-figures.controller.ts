import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { OptionalOneOf } from '../../../../platform/http/fields/index.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../platform/persistence/read-replica.js';
import { type SiteFigures, SiteFiguresQuery, type SiteTotals } from '../persistence/site-figures.query.js';

class SiteFiguresOf {
  @Type(() => Number)
  @OptionalOneOf([7, 30, 90], { default: 30, sentence: 'days must be 7, 30 or 90.' })
  readonly days: number = 30;
}

class PageViewsOfPath {
  @ApiProperty() path!: string;
  @ApiProperty() views!: number;
}

class PageViewsFromHost {
  @ApiProperty() host!: string;
  @ApiProperty() views!: number;
}

class SiteDay {
  @ApiProperty() date!: string;
  @ApiProperty() views!: number;
  @ApiProperty({ description: 'Told apart within the day alone.' }) visitors!: number;
}

class SiteTotalsView implements SiteTotals {
  @ApiProperty() pageViews!: number;
  @ApiProperty({ description: 'Of each day, added up.' }) visitors!: number;
  @ApiProperty() reservations!: number;
  @ApiProperty() contactForms!: number;
}

class SiteFiguresView implements SiteFigures {
  @ApiProperty({ description: 'Since the first day, as the two below.' }) pageViews!: number;
  @ApiProperty() reservations!: number;
  @ApiProperty() contactForms!: number;
  @ApiProperty({ type: [PageViewsOfPath], description: 'Of the last days, as all below.' })
  topPages!: PageViewsOfPath[];
  @ApiProperty({ type: [PageViewsFromHost] }) referrers!: PageViewsFromHost[];
  @ApiProperty({ type: [SiteDay] }) dailyTrends!: SiteDay[];
  @ApiProperty({ type: SiteTotalsView }) current!: SiteTotalsView;
  @ApiProperty({ type: SiteTotalsView, description: 'The same totals of as many days before.' })
  before!: SiteTotalsView;
}

@ApiTags('analytics')
@Controller('manager/analytics')
@Roles('manager', 'admin')
@ReadReplica()
export class SiteFiguresController {
  constructor(private readonly figures: SiteFiguresQuery) {}

  @Get()
  @ApiOkResponse({ type: SiteFiguresView })
  read(@Query() { days }: SiteFiguresOf): Promise<SiteFiguresView> {
    return this.figures.read(days);
  }
}
