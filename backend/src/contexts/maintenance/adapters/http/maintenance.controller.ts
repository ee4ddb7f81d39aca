import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { MaintenanceService } from '../../domain/maintenance.service.js';
import { maintenanceLogs } from '../persistence/maintenance-log.list.js';
import { AddMaintenanceLog, MaintenanceLogView, maintenanceLogView, workOf } from './maintenance.dto.js';

@ApiTags('maintenance')
@Controller('manager/maintenance')
@Roles('manager', 'admin')
export class MaintenanceController {
  constructor(
    private readonly maintenance: MaintenanceService,
    private readonly lists: Lists,
  ) {}

  @Get()
  @ApiOkResponse({ type: [MaintenanceLogView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(maintenanceLogs, { ...query, scope: 'all' }, known);
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: MaintenanceLogView })
  async add(@Body() body: AddMaintenanceLog, @CurrentActor() actor: Actor): Promise<MaintenanceLogView> {
    return maintenanceLogView(await this.maintenance.log(workOf(body), actor));
  }
}
