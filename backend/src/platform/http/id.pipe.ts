import { Injectable, ParseUUIDPipe } from '@nestjs/common';
import { InvalidInput } from '../../kernel/domain-error.js';

const MALFORMED = 'This address is invalid. Please check it.';

/** A UUID in a path. @throws InvalidInput for anything else */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: () => new InvalidInput([{ field: 'id', message: MALFORMED }]) });
  }
}
