import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Body, Controller, Get, Headers, HttpCode, Ip, Param, Post, StreamableFile } from '@nestjs/common';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  Line,
  OptionalAnyText,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalUnambiguousText,
  Text,
} from '../../../../platform/http/fields/index.js';
import {
  type Contract,
  CONTRACT_STATUSES,
  type ContractStatus,
  type ContractTerms,
  type Package,
  PACKAGES,
} from '../../domain/contract.js';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Public, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { ContractsService } from '../../domain/contracts.service.js';
import { SigningLink } from '../mail/contract-mails.js';
import { SignedAgreements } from '../pdf/signed-agreements.js';

const REQUIRED = { missing: 'Please fill in at least the business name and contact name.' };
const DATE = 'Enter the start date as YYYY-MM-DD.';
const NULLABLE = { type: String, nullable: true } as const;

/** The terms of an agreement. Its rates follow from the package. */
class SaveContract {
  @Line({ ...REQUIRED, label: 'the business name', max: 200 })
  readonly clientBusinessName!: string;

  @Line({ ...REQUIRED, label: 'the contact name', max: 120 })
  readonly clientContactName!: string;

  @OptionalMailAddress()
  readonly clientEmail?: string | null;

  @OptionalPhoneNumber()
  readonly clientPhone?: string | null;

  @OptionalUnambiguousText({ label: 'the address', max: 500 })
  readonly clientAddress?: string | null;

  @OptionalOneOf(PACKAGES, { default: 'premium' })
  readonly selectedPackage?: Package | null;

  @ApiPropertyOptional({ description: 'The rate shown by the form. The server stores the rate of the package.' })
  readonly monthlyRate?: string;

  @ApiPropertyOptional({ description: 'Like `monthlyRate`.' })
  readonly yearlyRate?: string;

  @OptionalAnyText(DATE)
  readonly startDate?: string | null;

  @OptionalUnambiguousText({ label: 'the additional services', max: 5_000 })
  readonly additionalServices?: string | null;

  @OptionalUnambiguousText({ label: 'the special terms', max: 5_000 })
  readonly specialTerms?: string | null;
}

/** @throws InvalidInput when the start date is not valid */
function termsOf(body: SaveContract): ContractTerms {
  const startDate = body.startDate || null;
  if (startDate !== null && !isCalendarDate(startDate)) throw new InvalidInput([{ field: 'startDate', message: DATE }]);
  return {
    clientBusinessName: body.clientBusinessName,
    clientContactName: body.clientContactName,
    clientEmail: body.clientEmail || null,
    clientPhone: body.clientPhone || null,
    clientAddress: body.clientAddress || null,
    selectedPackage: body.selectedPackage ?? 'premium',
    startDate,
    additionalServices: body.additionalServices || null,
    specialTerms: body.specialTerms || null,
  };
}

class SignContract {
  @Line({ label: 'your full name', max: 120 })
  readonly name!: string;

  @IsIn([true], { message: 'Please agree to sign electronically.' })
  @ApiProperty({ enum: [true], type: Boolean })
  readonly consent!: true;
}

class DeclineContract {
  @Text({ label: 'the reason', max: 2_000 })
  readonly reason!: string;
}

class SignatureView {
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
  @ApiProperty() userAgent!: string;
}

class ContractView {
  @ApiProperty() id!: string;
  @ApiProperty() clientBusinessName!: string;
  @ApiProperty() clientContactName!: string;
  @ApiProperty(NULLABLE) clientEmail!: string | null;
  @ApiProperty(NULLABLE) clientPhone!: string | null;
  @ApiProperty(NULLABLE) clientAddress!: string | null;
  @ApiProperty({ enum: PACKAGES }) selectedPackage!: Package;
  @ApiProperty({ example: '$75' }) monthlyRate!: string;
  @ApiProperty({ example: '$900' }) yearlyRate!: string;
  @ApiProperty(NULLABLE) startDate!: string | null;
  @ApiProperty(NULLABLE) additionalServices!: string | null;
  @ApiProperty(NULLABLE) specialTerms!: string | null;
  @ApiProperty({ description: 'Full text of the agreement.' }) text!: string;
  @ApiProperty({ description: 'SHA-256 of the text, in hexadecimal.' }) textHash!: string;
  @ApiProperty({ enum: CONTRACT_STATUSES }) status!: ContractStatus;
  @ApiProperty(NULLABLE) sentAt!: string | null;
  @ApiProperty({ type: SignatureView, nullable: true }) signature!: SignatureView | null;
  @ApiProperty(NULLABLE) declineReason!: string | null;
  @ApiProperty({ ...NULLABLE, description: 'Time of the signature or refusal.' }) decidedAt!: string | null;
  @ApiProperty() createdAt!: string;
}

const contractView = ({ sentAt, decidedAt, createdAt, reminders, ...contract }: Contract): ContractView => ({
  ...contract,
  sentAt: sentAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const USER_AGENT_LENGTH = 500;

const PDF = 'application/pdf';

async function downloadOf(agreements: SignedAgreements, contract: Contract): Promise<StreamableFile> {
  const pdf = await agreements.pdfOf(contract);
  const disposition = `attachment; filename="${agreements.fileName(contract)}"`;
  return new StreamableFile(pdf, { type: PDF, length: pdf.length, disposition });
}

@ApiTags('contracts')
@Controller('contract')
@Public()
export class ContractController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly link: SigningLink,
    private readonly agreements: SignedAgreements,
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

  /** The signed agreement as a sealed PDF, the same bytes each time. */
  @Get('signing/agreement.pdf')
  @NoStore()
  @ApiBearerAuth()
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(@LinkToken() token: string): Promise<StreamableFile> {
    return downloadOf(this.agreements, await this.opened(token));
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
  constructor(
    private readonly contracts: ContractsService,
    private readonly agreements: SignedAgreements,
  ) {}

  @Get(':id')
  @NoStore()
  @ApiOkResponse({ type: ContractView })
  async get(@Param('id', IdPipe) id: string): Promise<ContractView> {
    return contractView(await this.contracts.get(id));
  }

  /** The signed agreement as a sealed PDF, the same bytes each time. */
  @Get(':id/agreement.pdf')
  @NoStore()
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return downloadOf(this.agreements, await this.contracts.get(id));
  }

  /** Emails the client a link to sign; can be repeated. */
  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ type: ContractView })
  async send(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<ContractView> {
    return contractView(await this.contracts.send(id, actor));
  }
}
