import { Body, Controller, HttpCode, Injectable, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../persistence/database.js';
import { OneOf, Text } from '../http/fields/index.js';
import { Public } from '../http/security/access.js';
import { LimitedPerAddress } from '../rate-limits/rate-limit.guard.js';

const HOUR_MS = 3_600_000;

/** Browser errors per hour. */
@Injectable()
export class ClientErrors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<void> {
    await this.database.query(
      `insert into client_errors as known (hour, count) values (date_trunc('hour', $1::timestamptz), 1)
       on conflict (hour) do update set count = known.count + 1`,
      [this.clock.now()],
    );
  }

  /** Number of errors in the last 24 hours. */
  async lastDay(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'select coalesce(sum(count), 0)::int as count from client_errors where hour > $1',
      [new Date(this.clock.now().getTime() - 24 * HOUR_MS)],
    );
    return row?.count ?? 0;
  }
}

const MOST_SAID = 300;
const ADDRESS = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g;
const QUOTED = /(["'`‘’“”])[^"'`‘’“”]{0,300}\1/g;
const WORD = /[\w-]+/g;
const LONGEST_WORD = 24;

/** A browser's error message as one log line, without anything typed and without names. */
export function plainMessage(message: string): string {
  const line = message.slice(0, MOST_SAID).replaceAll(/\p{Cc}+/gu, ' ');
  return withoutNames(line.replaceAll(ADDRESS, '…').replaceAll(QUOTED, '…'));
}

/** The page's path without query, fragment, ids and tokens. */
export const plainPath = (path: string): string => withoutNames(path.split(/[?#]/, 1)[0] ?? '');

/** Replaces ids, phone numbers and tokens: anything that identifies a person or grants access. */
const withoutNames = (text: string) => text.replaceAll(WORD, (word) => (isName(word) ? '…' : word));

const isName = (word: string) => word.length >= LONGEST_WORD || word.replaceAll(/\D/g, '').length >= 3;

const KINDS = ['uncaught', 'caught', 'recoverable', 'start'] as const;

/** A failure in a browser. */
class ReportClientError {
  @OneOf(KINDS, { description: '`start`: the page could not come alive; else as React names them.' })
  readonly kind!: (typeof KINDS)[number];

  @Text({ max: 2_000 })
  readonly message!: string;

  @Text({ max: 2_000, description: 'Of the page.' })
  readonly path!: string;
}

@ApiTags('status')
@Controller('client-errors')
export class ClientErrorsController {
  private readonly logger = new Logger('Browser');

  constructor(private readonly errors: ClientErrors) {}

  /** Logs an error from a browser without personal data and counts it in the owner's status. */
  @Post()
  @Public()
  @LimitedPerAddress(
    { name: 'client-errors-minute', points: 10, seconds: 60 },
    { name: 'client-errors-hour', points: 60, seconds: 3_600 },
  )
  @HttpCode(204)
  @ApiNoContentResponse()
  async report(@Body() { kind, message, path }: ReportClientError): Promise<void> {
    this.logger.warn({ browser: kind, said: plainMessage(message), page: plainPath(path) });
    await this.errors.count();
  }
}
