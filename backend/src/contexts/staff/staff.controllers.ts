import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { InvalidInput } from '../../kernel/domain-error.js';
import { AnyText, Line, MailAddress, OptionalYesNo, YesNo } from '../../platform/http/fields/index.js';
import {
  type StaffAccount,
  staffAccountList,
  StaffAccountsService,
  StaffDirectoryQuery,
  type StaffName,
  type StaffSummary,
} from '../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Audited } from '../../platform/http/security/audited.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { Creates } from '../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../platform/lists/list-page.js';
import { Lists } from '../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../platform/lists/page-query.js';
import { type Hired, type Hiring, HiringService } from './hiring.service.js';

const TOO_SHORT = 'Password must be at least 6 characters long';

/** Either an address, or a request for one of the restaurant's. */
class CreateStaffMember {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @ValidateIf(({ createPersonalEmail }: CreateStaffMember) => !createPersonalEmail)
  @MailAddress()
  @ApiPropertyOptional({ nullable: true, type: String })
  readonly email?: string | null;

  @ValidateIf(({ invite }: CreateStaffMember) => !invite)
  @AnyText(TOO_SHORT)
  @ApiPropertyOptional({ nullable: true, type: String, description: 'At least 6 characters; empty with `invite`.' })
  readonly password?: string | null;

  @OptionalYesNo({
    default: false,
    description: 'Instead of `password`: emails a link for choosing one.',
  })
  readonly invite?: boolean | null;

  @OptionalYesNo({ default: false, description: 'Creates a restaurant email address from the first word of the name.' })
  readonly createPersonalEmail?: boolean | null;
}

/** An address of the restaurant has no mailbox yet that an invitation could be read in. */
function hiringOf({ name, email, password, invite, createPersonalEmail }: CreateStaffMember): Hiring {
  if (invite && createPersonalEmail) {
    const message = 'An invitation needs an email address that the person can read already.';
    throw new InvalidInput([{ field: 'email', message }]);
  }
  return {
    name,
    password: invite ? null : (password ?? ''),
    email: createPersonalEmail || !email ? null : email,
  };
}

class ChangeStaffStatus {
  @YesNo()
  readonly isActive!: boolean;
}

class ResetStaffPassword {
  @AnyText(TOO_SHORT, { description: 'At least 6 characters.' })
  readonly password!: string;
}

export class StaffMemberView {
  @ApiProperty() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ['true', 'false'] }) isActive!: 'true' | 'false';
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastLogin!: string | null;
}

/** The list writes the same shape. */
const staffMemberView = (account: StaffAccount): StaffMemberView => ({
  ...account,
  isActive: account.isActive ? 'true' : 'false',
  createdAt: account.createdAt.toISOString(),
  lastLogin: account.lastLogin?.toISOString() ?? null,
});

export class HiredView {
  @ApiProperty({ type: StaffMemberView }) staff!: StaffMemberView;
  @ApiProperty({ description: 'Whether the requested restaurant email address was created.' })
  personalEmailCreated!: boolean;
}

const hiredView = ({ staff, personalEmailCreated }: Hired): HiredView => ({
  staff: staffMemberView(staff),
  personalEmailCreated,
});

class StaffSummaryView implements StaffSummary {
  @ApiProperty() active!: number;
  @ApiProperty() total!: number;
}

class StaffNameView implements StaffName {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
}

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

@ApiTags('staff')
@Controller('staff/list')
@Roles('staff', 'manager', 'admin')
export class StaffDirectoryController {
  constructor(private readonly directory: StaffDirectoryQuery) {}

  /** Id and name of those who can be reached, by name. */
  @Get()
  @ApiOkResponse({ type: [StaffNameView] })
  list(): Promise<StaffNameView[]> {
    return this.directory.active();
  }
}
