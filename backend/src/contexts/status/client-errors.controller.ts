import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { OneOf, Text } from '../../platform/http/fields/index.js';
import { Public } from '../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../platform/rate-limits/rate-limit.guard.js';
import { ClientErrors } from './client-errors.repository.js';

const MAX_MESSAGE_LENGTH = 300;
const ADDRESS = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g;
const QUOTED = /(["'`‘’“”])[^"'`‘’“”]{0,300}\1/g;
const WORD = /[\w-]+/g;
const MAX_WORD_LENGTH = 24;

/** A browser's error message as one log line, without anything typed and without names. */
export function plainMessage(message: string): string {
  const line = message.slice(0, MAX_MESSAGE_LENGTH).replaceAll(/\p{Cc}+/gu, ' ');
  return withoutNames(line.replaceAll(ADDRESS, '…').replaceAll(QUOTED, '…'));
}

/** The page's path without query, fragment, ids and tokens. */
export const plainPath = (path: string): string => withoutNames(path.split(/[?#]/, 1)[0] ?? '');

/** Replaces ids, phone numbers and tokens: anything that identifies a person or grants access. */
const withoutNames = (text: string) => text.replaceAll(WORD, (word) => (isName(word) ? '…' : word));

const isName = (word: string) => word.length >= MAX_WORD_LENGTH || word.replaceAll(/\D/g, '').length >= 3;

const KINDS = ['uncaught', 'caught', 'recoverable', 'start'] as const;

/** A failure in a browser. */
class ReportClientError {
  @OneOf(KINDS, { description: '`start`: the page could not start; others are React’s names.' })
  readonly kind!: (typeof KINDS)[number];

  @Text({ max: 2_000 })
  readonly message!: string;

  @Text({ max: 2_000, description: 'Path of the page.' })
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
    this.logger.warn({ browser: kind, message: plainMessage(message), page: plainPath(path) });
    await this.errors.count();
  }
}
