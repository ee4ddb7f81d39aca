import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { staffAccountList, StaffAccountsService, StaffDirectoryQuery } from '../../../identity/index.js';
import { HiringService } from '../../domain/hiring.service.js';
import {
  ChangeStaffStatus,
  CreateStaffMember,
  HiredView,
  hiredView,
  hiringOf,
  ResetStaffPassword,
  StaffMemberView,
  staffMemberView,
  StaffSummaryView,
} from './staff.dto.js';

@ApiTags('staff')
@Controller('admin/staff')
@Roles('admin')
export class AdminStaffController {
  constructor(
    private readonly hiring: HiringService,
    private readonly accounts: StaffAccountsService,
    private readonly directory: StaffDirectoryQuery,
    private readonly lists: Lists,
  ) {}

  @Get()
  @ApiOkResponse({ type: [StaffMemberView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page(staffAccountList, { ...query, scope: 'all' }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: StaffSummaryView })
  summary(): Promise<StaffSummaryView> {
    return this.directory.summary();
  }

  @Post()
  @Audited('account creation')
  @Creates()
  @ApiCreatedResponse({ type: HiredView })
  async create(@Body() body: CreateStaffMember, @CurrentActor() actor: Actor): Promise<HiredView> {
    return hiredView(await this.hiring.hire(hiringOf(body), actor));
  }

  @Post(':id/invitation')
  @Audited('account invitation')
  @HttpCode(204)
  @ApiNoContentResponse()
  sendInvitation(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.accounts.sendInvitation(id, actor);
  }

  @Patch(':id/status')
  @Audited('account status change')
  @ApiOkResponse({ type: StaffMemberView })
  async changeStatus(
    @Param('id', IdPipe) id: string,
    @Body() { isActive }: ChangeStaffStatus,
    @CurrentActor() actor: Actor,
  ): Promise<StaffMemberView> {
    return staffMemberView(await this.accounts.changeStatus(id, isActive, actor));
  }

  @Patch(':id/password')
  @Audited('password reset')
  @ApiOkResponse({ type: StaffMemberView })
  async resetPassword(
    @Param('id', IdPipe) id: string,
    @Body() { password }: ResetStaffPassword,
    @CurrentActor() actor: Actor,
  ): Promise<StaffMemberView> {
    return staffMemberView(await this.accounts.resetPassword(id, password, actor));
  }

  @Delete(':id')
  @Audited('account deletion')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.accounts.delete(id, actor);
  }
}
