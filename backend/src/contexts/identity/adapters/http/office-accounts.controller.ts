import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Line, MailAddress, OneOf, YesNo } from '../../../../platform/http/fields/index.js';
import { OfficeAccountsService, type OfficeRole } from '../../domain/office-accounts.service.js';
import { type OfficeAccount, OfficeAccountsQuery } from '../persistence/office-accounts.query.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { AccountNotFound } from '../../domain/identity.errors.js';

const OFFICE_ROLES = ['admin', 'manager'] as const satisfies readonly OfficeRole[];

class InviteAccount {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @MailAddress()
  readonly email!: string;

  @OneOf(OFFICE_ROLES)
  readonly role!: OfficeRole;
}

class ChangeAccountStatus {
  @YesNo()
  readonly isActive!: boolean;
}

class OfficeAccountView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: OFFICE_ROLES }) role!: OfficeRole;
  @ApiProperty() isActive!: boolean;
  @ApiProperty({ description: 'True until the person chooses a password.' }) isInvited!: boolean;
  @ApiProperty({ type: String, nullable: true }) lastLogin!: string | null;
}

const officeAccountView = ({ lastLogin, ...account }: OfficeAccount): OfficeAccountView => ({
  ...account,
  lastLogin: lastLogin?.toISOString() ?? null,
});

/** The accounts of owners and site managers. */
@ApiTags('accounts')
@Controller('admin/accounts')
@Roles('admin')
export class OfficeAccountsController {
  constructor(
    private readonly accounts: OfficeAccountsService,
    private readonly query: OfficeAccountsQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [OfficeAccountView] })
  async list(): Promise<OfficeAccountView[]> {
    return (await this.query.list()).map(officeAccountView);
  }

  @Post()
  @Audited('account invitation')
  @Creates()
  @ApiCreatedResponse({ type: OfficeAccountView })
  async invite(@Body() body: InviteAccount, @CurrentActor() actor: Login): Promise<OfficeAccountView> {
    return this.view(await this.accounts.invite(body, actor));
  }

  @Post(':id/invitation')
  @Audited('account invitation')
  @HttpCode(204)
  @ApiNoContentResponse()
  sendInvitation(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    return this.accounts.sendInvitation(id, actor);
  }

  @Patch(':id/status')
  @Audited('account status change')
  @ApiOkResponse({ type: OfficeAccountView })
  async changeStatus(
    @Param('id', IdPipe) id: string,
    @Body() { isActive }: ChangeAccountStatus,
    @CurrentActor() actor: Login,
  ): Promise<OfficeAccountView> {
    await this.accounts.changeStatus(id, isActive, actor);
    return this.view(id);
  }

  private async view(id: string): Promise<OfficeAccountView> {
    const [account] = await this.query.list(id);
    if (!account) throw new AccountNotFound();
    return officeAccountView(account);
  }
}
