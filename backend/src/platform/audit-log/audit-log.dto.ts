import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../kernel/actor.js';
import { addDays, instantOf, isCalendarDate } from '../../kernel/calendar.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { OptionalAnyText, OptionalText } from '../http/fields/index.js';
import { containing } from '../lists/list-of.js';
import { SearchQuery } from '../lists/page-query.js';

const DATE = { description: 'YYYY-MM-DD in the zone of the restaurant.' };

export class AuditLogQuery extends SearchQuery {
  @OptionalText({ max: 100, description: 'Such as reservation.' })
  readonly subjectType?: string;

  @OptionalText({ max: 100 })
  readonly subjectId?: string;

  @OptionalText({ max: 100, description: 'Id of the account that did it.' })
  readonly by?: string;

  @OptionalAnyText('Choose a date.', DATE)
  readonly from?: string;

  @OptionalAnyText('Choose a date.', DATE)
  readonly to?: string;
}

/** @throws InvalidInput when a date is not valid */
export function filterOf({ subjectType, subjectId, by, from, to, search }: AuditLogQuery, timeZone: string) {
  const startOf = (date: string) => instantOf(date, '00:00', timeZone).toISOString();
  refuseNoDate({ from, to });
  return {
    subjectType: subjectType || undefined,
    subjectId: subjectId || undefined,
    by: by || undefined,
    from: from ? startOf(from) : undefined,
    before: to ? startOf(addDays(to, 1)) : undefined,
    text: search ? containing(search) : undefined,
  };
}

function refuseNoDate(dates: Readonly<Record<string, string | undefined>>): void {
  for (const [field, date] of Object.entries(dates)) {
    if (date && !isCalendarDate(date)) throw new InvalidInput([{ field, message: 'Choose a date.' }]);
  }
}

class AuditLogActorView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
}

class AuditLogChangeView {
  @ApiProperty() field!: string;
  @ApiProperty({ description: 'As in the answers of the subject.', nullable: true, type: Object }) before!: unknown;
  @ApiProperty({ nullable: true, type: Object }) after!: unknown;
}

export class AuditLogEntryView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Subject and past participle, such as reservation.confirmed.' }) type!: string;
  @ApiProperty() subjectType!: string;
  @ApiProperty() subjectId!: string;
  @ApiProperty({ description: 'By which people knew it then.', nullable: true, type: String }) subjectName!:
    string | null;
  @ApiProperty() occurredAt!: string;
  @ApiProperty({ type: AuditLogActorView, nullable: true, description: 'null for a visitor, or the house itself.' })
  by!: AuditLogActorView | null;
  @ApiProperty({ type: [AuditLogChangeView] }) changes!: AuditLogChangeView[];
}

export class AuditLogPersonView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'As of the newest entry.' }) name!: string;
}
