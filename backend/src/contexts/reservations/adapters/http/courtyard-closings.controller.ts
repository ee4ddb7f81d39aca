import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { OtherPlan } from '../../domain/courtyard-closing.errors.js';
import { CourtyardClosingService } from '../../domain/courtyard-closing.service.js';
import {
  CloseCourtyard,
  ClosingPlanQuery,
  ClosingPlanView,
  closingPlanView,
  CourtyardDayView,
  courtyardDayView,
  fromIn,
  OpenedCourtyardView,
  seenOf,
} from './courtyard-closings.dto.js';
import { aDay, dayOf, DayQuery } from './reservations.dto.js';

/** Closing the courtyard for a day: a preview of the consequences, then the closing itself. */
@ApiTags('reservations')
@Controller('staff/courtyard-closings')
@Roles('staff', 'admin')
export class CourtyardClosingsController {
  constructor(
    private readonly courtyard: CourtyardClosingService,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: CourtyardDayView })
  async read(@Query() query: DayQuery): Promise<CourtyardDayView> {
    const date = dayOf(query) ?? this.today;
    return courtyardDayView(date, await this.courtyard.hasCourtyard(), await this.courtyard.find(date));
  }

  @Get('plan')
  @ApiOkResponse({ type: ClosingPlanView })
  async plan(@Query() query: ClosingPlanQuery): Promise<ClosingPlanView> {
    return closingPlanView(await this.courtyard.plan(dayOf(query) ?? this.today, fromIn(query)));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: CourtyardDayView })
  async close(@Body() body: CloseCourtyard, @CurrentActor() actor: Actor): Promise<CourtyardDayView> {
    const { date, seen } = body;
    try {
      const closed = await this.courtyard.close(date, fromIn(body), (plan) => seenOf(plan) === seen, actor);
      return courtyardDayView(date, true, closed);
    } catch (error) {
      if (!(error instanceof OtherPlan)) throw error;
      throw new HttpProblem(409, error.message, { members: { plan: closingPlanView(error.plan) } });
    }
  }

  @Delete(':date')
  @ApiOkResponse({ type: OpenedCourtyardView })
  async open(@Param('date') date: string, @CurrentActor() actor: Actor): Promise<OpenedCourtyardView> {
    const moved = await this.courtyard.open(aDay(date), actor);
    return { date, couldMoveBack: moved.map(({ customerName }) => customerName) };
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
