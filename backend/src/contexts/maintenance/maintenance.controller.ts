import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Line, OneOf, OptionalNumber, OptionalText, Text } from '../../platform/http/fields/index.js';
import type { Actor } from '../../kernel/actor.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { Creates } from '../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../platform/lists/list-page.js';
import { Lists } from '../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../platform/lists/page-query.js';
import {
  MAINTENANCE_TYPES,
  type MaintenanceLog,
  maintenanceLogs,
  type MaintenanceType,
  type Work,
} from './maintenance-log.js';
import { MaintenanceRepository } from './maintenance.repository.js';

/** Completed work on the website. */
class AddMaintenanceLog {
  @Line({ label: 'a title', max: 200 })
  readonly title!: string;

  @OneOf(MAINTENANCE_TYPES, { sentence: 'Choose a type.' })
  readonly type!: MaintenanceType;

  @Text({ label: 'a description', max: 5000 })
  readonly description!: string;

  @OptionalNumber({ label: 'the time spent', max: 1000, step: 0.5, description: 'Time spent in hours.' })
  readonly timeSpent?: number | null;

  @OptionalText({ label: 'the notes', max: 2000 })
  readonly notes?: string | null;
}

const workOf = (body: AddMaintenanceLog): Work => ({
  ...body,
  timeSpent: body.timeSpent ?? null,
  notes: body.notes || null,
});

class MaintenanceLogView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ enum: MAINTENANCE_TYPES }) type!: MaintenanceType;
  @ApiProperty({ enum: ['completed'] }) status!: 'completed';
  @ApiProperty() performedBy!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Time spent in hours.' }) timeSpent!: number | null;
  @ApiProperty({ type: String, nullable: true }) notes!: string | null;
  @ApiProperty() createdAt!: string;
}

const maintenanceLogView = (log: MaintenanceLog): MaintenanceLogView => ({
  ...log,
  createdAt: log.createdAt.toISOString(),
});

@ApiTags('maintenance')
@Controller('manager/maintenance')
@Roles('manager', 'admin')
export class MaintenanceController {
  constructor(
    private readonly maintenance: MaintenanceRepository,
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
    return maintenanceLogView(await this.maintenance.add(workOf(body), actor));
  }
}
