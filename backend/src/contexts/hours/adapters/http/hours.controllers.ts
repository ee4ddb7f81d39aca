import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { addDays } from '../../../../kernel/calendar.js';
import { type HolidayKey, HOLIDAYS, nextHoliday } from '../../domain/holidays.js';
import type { HoursChange, SpecialHours } from '../../domain/hours-change.js';
import { HoursService, type StoredHours, versionOf } from '../../domain/hours.service.js';
import type { Opening, OpeningHours } from '../../domain/opening-hours.js';
import { CurrentActor, Public, Roles } from '../../../../platform/http/security/access.js';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import {
  ChangeHours,
  changeOf,
  ChangeSpecialHours,
  type DayHoursView,
  daysOf,
  firstDayOf,
  type HolidayView,
  type HoursChangeView,
  HoursQuery,
  HoursSheetView,
  HoursView,
  type PublishedHoursView,
  SpecialHoursBody,
  SpecialHoursView,
} from './hours.dto.js';

/** Reservations are possible a year ahead, and a cached page may be some days old. */
const DAYS_PUBLISHED = 400;
const DAYS_SHOWN = 14;

const dayView = (opening: Opening): DayHoursView => ({ ...opening, isClosed: opening.spans.length === 0 });

export function publishedHoursView(hours: OpeningHours, today: string): PublishedHoursView {
  const special = hours.openings(addDays(today, -1), DAYS_PUBLISHED).filter(({ isSpecial }) => isSpecial);
  return { today, weekly: hours.weekly(today), changes: hours.weeksAfter(today), special: special.map(dayView) };
}

export const hoursView = (hours: OpeningHours, today: string, from = today, days = DAYS_SHOWN): HoursView => ({
  timeZone: hours.timeZone,
  ...publishedHoursView(hours, today),
  days: hours.openings(from, days).map(dayView),
});

const hoursSheetView = (hours: OpeningHours, storedHours: StoredHours, today: string): HoursSheetView => ({
  ...hoursView(hours, today),
  version: versionOf(storedHours),
  history: storedHours.changes.map((change) => changeView(change, today)).reverse(),
  holidays: holidayViews(hours, today),
  specialHours: storedHours.special.filter(({ to }) => to >= today).map(specialHoursView),
});

const changeView = (change: HoursChange, today: string): HoursChangeView => ({
  id: change.id,
  version: change.version,
  validFrom: change.validFrom,
  weekly: change.weekly,
  holidays: Object.keys(change.holidays).map((key) => HOLIDAYS[key as HolidayKey].name),
  isWithdrawn: change.withdrawnAt !== null,
  isPlanned: change.withdrawnAt === null && change.validFrom > today,
  createdBy: change.createdBy,
  createdAt: change.createdAt.toISOString(),
});

/** Each holiday with the rule that applies on its next date. */
const holidayViews = (hours: OpeningHours, today: string): HolidayView[] =>
  hours.holidayKeys
    .map((key) => {
      const date = nextHoliday(key, today);
      return { key, name: HOLIDAYS[key].name, date, ...hours.holidays(date)[key] };
    })
    .sort((one, other) => one.date.localeCompare(other.date));

const specialHoursView = ({ id, from, to, spans, note, updatedAt }: SpecialHours): SpecialHoursView => ({
  id,
  from,
  to,
  spans,
  note,
  updatedAt: updatedAt.toISOString(),
});

@ApiTags('hours')
@Controller('hours')
export class HoursController {
  constructor(private readonly service: HoursService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: HoursView })
  async read(@Query() query: HoursQuery): Promise<HoursView> {
    const { today } = this.service;
    return hoursView(await this.service.hours(), today, firstDayOf(query, today), query.days);
  }
}

@ApiTags('hours')
@Controller('admin/hours')
@Roles('admin')
export class AdminHoursController {
  constructor(private readonly service: HoursService) {}

  @Get()
  @ApiOkResponse({ type: HoursSheetView })
  async read(): Promise<HoursSheetView> {
    return hoursSheetView(await this.service.hours(), await this.service.getStored(), this.service.today);
  }

  @Put()
  @ApiOkResponse({ type: HoursSheetView })
  async change(@Body() body: ChangeHours, @CurrentActor() actor: Actor): Promise<HoursSheetView> {
    const { hours, seen } = changeOf(body);
    await this.service.change(hours, seen, actor);
    return this.read();
  }

  @Delete('changes/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async withdraw(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.service.withdraw(id, actor);
  }

  @Post('special')
  @Creates()
  @ApiCreatedResponse({ type: SpecialHoursView })
  async add(@Body() body: SpecialHoursBody, @CurrentActor() actor: Actor): Promise<SpecialHoursView> {
    return specialHoursView(await this.service.addSpecial(daysOf(body), actor));
  }

  @Put('special/:id')
  @ApiOkResponse({ type: SpecialHoursView })
  async changeSpecial(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeSpecialHours,
    @CurrentActor() actor: Actor,
  ): Promise<SpecialHoursView> {
    return specialHoursView(await this.service.changeSpecial(id, daysOf(body), body.seen, actor));
  }

  @Delete('special/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async removeSpecial(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.service.removeSpecial(id, actor);
  }
}
