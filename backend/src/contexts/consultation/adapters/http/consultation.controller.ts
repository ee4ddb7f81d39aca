import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NoStore } from '../../../../platform/http/no-store.js';
import { type Login, OptionalActor, Public, PublicOrSignedIn } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { ConsultationService } from '../../domain/consultation.service.js';
import { consultationList } from '../persistence/consultation.list.js';
import { BrowserCookie } from './browser-cookie.js';
import { answersOf, consultationView, ConsultationView, SaveConsultation } from './consultation.dto.js';
import { planOf, PlanConsultationView, planView, RequestPlan } from './plan.dto.js';
import { BuildRequirementsView, requirementsOf, requirementsView, SaveRequirements } from './requirements.dto.js';

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
  async wishPlan(@Body() body: RequestPlan): Promise<PlanConsultationView> {
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
