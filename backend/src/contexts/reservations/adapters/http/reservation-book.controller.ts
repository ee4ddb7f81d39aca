import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { csvStream } from '../../../../platform/http/csv-answer.js';
import { ReadableText } from '../../../../platform/http/fields/index.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { ReservationBookQuery, type ReportedDay } from '../persistence/reservation-book.query.js';

const NO_MONTH = 'Choose a month as YYYY-MM.';

class MonthQuery {
  @ReadableText(
    {
      reads: (text) => /^\d{4}-\d{2}$/.test(text) && isCalendarDate(`${text}-01`),
      unreadable: NO_MONTH,
      missing: NO_MONTH,
    },
    { description: 'YYYY-MM' },
  )
  readonly month!: string;
}

class ReportedDayView implements ReportedDay {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty() requests!: number;
  @ApiProperty({ description: 'Parties that came, including walk-ins.' }) parties!: number;
  @ApiProperty({ description: 'Their guests; `10+` counts as 10.' }) covers!: number;
  @ApiProperty() walkIns!: number;
  @ApiProperty() noShows!: number;
  @ApiProperty() noShowCovers!: number;
  @ApiProperty({ description: 'Reservations that guests canceled after confirmation.' }) cancellations!: number;
  @ApiProperty() declined!: number;
}

/** Columns of the exported book, in order. */
const HEADINGS = {
  date: 'Date',
  time: 'Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  partySize: 'Party size',
  status: 'Status',
  source: 'Source',
  area: 'Area',
  tables: 'Tables',
  specialRequests: 'Special requests',
  notes: 'Notes',
  requestedAt: 'Requested at',
  canceledAt: 'Canceled at',
};

/** A month of reservations for the bookkeeper. */
@ApiTags('reservations')
@Controller('admin/reservations')
@Roles('admin')
export class ReservationBookController {
  constructor(private readonly bookQuery: ReservationBookQuery) {}

  /** Each day of the month, by the day of the visit. */
  @Get('report')
  @ApiOkResponse({ type: [ReportedDayView] })
  report(@Query() { month }: MonthQuery): Promise<ReportedDay[]> {
    return this.bookQuery.report(`${month}-01`);
  }

  /** Each reservation of the month. */
  @Get('export.csv')
  @Audited('export of reservations')
  @NoStore()
  @ApiProduces('text/csv')
  async export(@Query() { month }: MonthQuery): Promise<StreamableFile> {
    return csvStream(`reservations-${month}.csv`, HEADINGS, await this.bookQuery.book(`${month}-01`));
  }
}
