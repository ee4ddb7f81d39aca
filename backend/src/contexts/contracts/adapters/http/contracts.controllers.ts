import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Public, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import type { Contract } from '../../domain/contract.js';
import { ContractsService } from '../../domain/contracts.service.js';
import { SigningLink } from '../mail/signing-link.js';
import { ContractView, contractView, DeclineContract, SaveContract, SignContract, termsOf } from './contracts.dto.js';

const USER_AGENT_LENGTH = 500;

@ApiTags('contracts')
@Controller('contract')
@Public()
export class ContractController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly link: SigningLink,
  ) {}

  @Post()
  @PublicForm('contract')
  @Creates()
  @ApiCreatedResponse({ type: ContractView })
  async save(@Body() body: SaveContract): Promise<ContractView> {
    return contractView(await this.contracts.save(termsOf(body)));
  }

  /** The page behind the link in the email; the token is the only authorization. */
  @Get('signing')
  @NoStore()
  @ApiBearerAuth()
  @ApiOkResponse({ type: ContractView })
  async read(@LinkToken() token: string): Promise<ContractView> {
    return contractView(await this.opened(token));
  }

  @Post('signing')
  @HttpCode(200)
  @PublicForm('contract-signing')
  @ApiBearerAuth()
  @ApiOkResponse({ type: ContractView })
  async sign(
    @Body() { name }: SignContract,
    @Ip() address: string,
    @LinkToken() token: string,
    @Headers('user-agent') userAgent = '',
  ): Promise<ContractView> {
    const { id } = await this.opened(token);
    const signature = { name, address, userAgent: userAgent.slice(0, USER_AGENT_LENGTH) };
    return contractView(await this.contracts.sign(id, signature));
  }

  @Post('signing/decline')
  @HttpCode(200)
  @PublicForm('contract-signing')
  @ApiBearerAuth()
  @ApiOkResponse({ type: ContractView })
  async decline(@Body() { reason }: DeclineContract, @LinkToken() token: string): Promise<ContractView> {
    const { id } = await this.opened(token);
    return contractView(await this.contracts.decline(id, reason));
  }

  private async opened(token: string): Promise<Contract> {
    const contract = await this.contracts.get(this.link.idIn(token));
    this.link.assertFor(contract, token);
    return contract;
  }
}

@ApiTags('contracts')
@Controller('admin/contracts')
@Roles('admin')
export class AdminContractsController {
  constructor(private readonly contracts: ContractsService) {}

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: ContractView })
  async get(@Param('id', IdPipe) id: string): Promise<ContractView> {
    return contractView(await this.contracts.get(id));
  }

  /** Emails the client a link to sign; can be repeated. */
  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractView })
  async send(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<ContractView> {
    return contractView(await this.contracts.send(id, actor));
  }
}
