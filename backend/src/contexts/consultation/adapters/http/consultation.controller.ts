import { randomUUID } from 'node:crypto';
import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, Injectable, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  Line,
  MailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
} from '../../../../platform/http/fields/index.js';
import {
  type BuildRequirements,
  type PlanAnswers,
  type PlanConsultation,
  REQUIREMENT_TEXTS,
  type RequirementAnswers,
  type Tier,
  TIERS,
} from '../../domain/answers.js';
import { Clock } from '../../../../kernel/clock.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { type Login, OptionalActor, Public, PublicOrSignedIn } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { ConsultationService } from '../../domain/consultation.service.js';
import { consultationList } from '../persistence/typeorm-consultation.repository.js';
import { answersOf, ConsultationView, consultationView, SaveConsultation, textsOf } from './consultation.dto.js';

const REQUIRED = { missing: 'Please fill in your business name and email address.' };
const PLAN_LONG = { max: 5_000 };
const PLAN_NULLABLE = { type: String, nullable: true } as const;

/** Interest in a plan of the pricing proposal. */
class RequestPlan {
  @Line({ ...REQUIRED, label: 'your business name', max: 200 })
  readonly businessName!: string;

  @MailAddress(REQUIRED)
  readonly contactEmail!: string;

  @OptionalPhoneNumber()
  readonly contactPhone?: string | null;

  @OptionalOneOf(TIERS, { default: 'premium' })
  readonly selectedTier?: Tier | null;

  @OptionalText(PLAN_LONG)
  readonly questions?: string | null;

  @OptionalText(PLAN_LONG)
  readonly timeline?: string | null;

  @OptionalText(PLAN_LONG)
  readonly additionalNeeds?: string | null;
}

const planOf = (body: RequestPlan): PlanAnswers => ({
  businessName: body.businessName,
  contactEmail: body.contactEmail,
  contactPhone: body.contactPhone || null,
  selectedTier: body.selectedTier ?? 'premium',
  questions: body.questions || null,
  timeline: body.timeline || null,
  additionalNeeds: body.additionalNeeds || null,
});

class PlanConsultationView {
  @ApiProperty() id!: string;
  @ApiProperty() businessName!: string;
  @ApiProperty() contactEmail!: string;
  @ApiProperty(PLAN_NULLABLE) contactPhone!: string | null;
  @ApiProperty({ enum: TIERS }) selectedTier!: Tier;
  @ApiProperty(PLAN_NULLABLE) questions!: string | null;
  @ApiProperty(PLAN_NULLABLE) timeline!: string | null;
  @ApiProperty(PLAN_NULLABLE) additionalNeeds!: string | null;
  @ApiProperty() createdAt!: string;
}

const planView = (plan: PlanConsultation): PlanConsultationView => ({
  ...plan,
  createdAt: plan.createdAt.toISOString(),
});

const LONG = { max: 5_000 };
const NULLABLE = { type: String, nullable: true } as const;

/** The website's requirements; all notes are optional. */
class SaveRequirements {
  @OptionalText(LONG)
  readonly clientRequests?: string | null;

  @OptionalText(LONG)
  readonly designPreferences?: string | null;

  @OptionalText(LONG)
  readonly functionalityNeeds?: string | null;

  @OptionalText(LONG)
  readonly contentUpdates?: string | null;

  @OptionalText(LONG)
  readonly additionalFeatures?: string | null;

  @OptionalText(LONG)
  readonly timeline?: string | null;

  @OptionalText(LONG)
  readonly budget?: string | null;

  @OptionalText(LONG)
  readonly priorities?: string | null;
}

const requirementsOf = (body: SaveRequirements): RequirementAnswers => textsOf(REQUIREMENT_TEXTS, body);

class BuildRequirementsView {
  @ApiProperty() id!: string;
  @ApiProperty(NULLABLE) clientRequests!: string | null;
  @ApiProperty(NULLABLE) designPreferences!: string | null;
  @ApiProperty(NULLABLE) functionalityNeeds!: string | null;
  @ApiProperty(NULLABLE) contentUpdates!: string | null;
  @ApiProperty(NULLABLE) additionalFeatures!: string | null;
  @ApiProperty(NULLABLE) timeline!: string | null;
  @ApiProperty(NULLABLE) budget!: string | null;
  @ApiProperty(NULLABLE) priorities!: string | null;
  @ApiProperty() createdAt!: string;
}

const requirementsView = (requirements: BuildRequirements): BuildRequirementsView => ({
  ...requirements,
  createdAt: requirements.createdAt.toISOString(),
});

const PURPOSE = 'consultation-browser';
const SECONDS = 365 * 86_400;

/** Identifies a browser that has saved a consultation, so that it can read it again. */
@Injectable()
export class BrowserCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.consultation', SECONDS, publicUrl);
  }

  /** null if the browser has saved nothing here or the cookie is forged. */
  read(request: Request): string | null {
    return this.links.read(PURPOSE, this.cookie.read(request) ?? '');
  }

  /** Returns the browser's id, and creates one if it has none. */
  keep(request: Request, response: Response): string {
    const id = this.read(request) ?? randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, id, expiresAt));
    return id;
  }
}

@ApiTags('consultation')
@Controller()
export class ConsultationController {
  constructor(
    private readonly consultation: ConsultationService,
    private readonly lists: Lists,
    private readonly browsers: BrowserCookie,
  ) {}

  /** Lists all for owners and site managers; for others, only those saved in this browser. */
  @Get('consultation')
  @PublicOrSignedIn()
  @NoStore()
  @ApiOkResponse({ type: [ConsultationView] })
  async list(
    @Query() page: PageQuery,
    @OptionalActor() actor: Login | null,
    @Req() request: Request,
  ): Promise<ListPage | UnchangedPage | []> {
    const isReader = actor?.role === 'admin' || actor?.role === 'manager';
    if (isReader) return this.lists.page(consultationList, { ...page, scope: 'all' }, undefined);
    const browser = this.browsers.read(request);
    if (browser === null) return [];
    const own = { ...page, scope: 'all', filter: { browser }, isForOneReader: true } as const;
    return this.lists.page(consultationList, own, undefined);
  }

  @Post('consultation')
  @Public()
  @PublicForm('consultation')
  @Creates()
  @ApiCreatedResponse({ type: ConsultationView })
  async save(
    @Body() body: SaveConsultation,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsultationView> {
    const answers = answersOf(body);
    return consultationView(await this.consultation.save(answers, this.browsers.keep(request, response)));
  }

  @Post('plan-consultation')
  @Public()
  @PublicForm('plan-consultation')
  @Creates()
  @ApiCreatedResponse({ type: PlanConsultationView })
  async requestPlan(@Body() body: RequestPlan): Promise<PlanConsultationView> {
    return planView(await this.consultation.requestPlan(planOf(body)));
  }

  @Post('build-requirements')
  @Public()
  @PublicForm('build-requirements')
  @Creates()
  @ApiCreatedResponse({ type: BuildRequirementsView })
  async noteRequirements(@Body() body: SaveRequirements): Promise<BuildRequirementsView> {
    return requirementsView(await this.consultation.noteRequirements(requirementsOf(body)));
  }
}
