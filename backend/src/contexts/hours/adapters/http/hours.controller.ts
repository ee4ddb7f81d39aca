import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/security/access.js';
import { HoursService } from '../../domain/hours.service.js';
import { firstDayOf, HoursQuery, HoursView } from './hours.dto.js';
import { hoursView } from './hours.views.js';

@ApiTags('hours')
@Controller('hours')
export class HoursController {
  constructor(private readonly service: HoursService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: HoursView })
  async read(@Query() query: HoursQuery): Promise<HoursView> {
    const { today } = this.service;
    return hoursView(await this.service.hours(), today, firstDayOf(query, today), query.days);
  }
}
