import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/http/security/access.js';
import { type SiteFigures, SiteFiguresQuery } from '../persistence/site-figures.query.js';

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

class SiteFiguresView implements SiteFigures {
  @ApiProperty({ description: 'Since the first day, as the two below.' }) pageViews!: number;
  @ApiProperty() reservations!: number;
  @ApiProperty() contactForms!: number;
  @ApiProperty({ type: [PageViewsOfPath], description: 'Of the last 30 days, as the two below.' })
  topPages!: PageViewsOfPath[];
  @ApiProperty({ type: [PageViewsFromHost] }) referrers!: PageViewsFromHost[];
  @ApiProperty({ type: [SiteDay] }) dailyTrends!: SiteDay[];
}

@ApiTags('analytics')
@Controller('manager/analytics')
@Roles('manager', 'admin')
export class SiteFiguresController {
  constructor(private readonly figures: SiteFiguresQuery) {}

  @Get()
  @ApiOkResponse({ type: SiteFiguresView })
  read(): Promise<SiteFiguresView> {
    return this.figures.read();
  }
}
