import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The token of a link in an email, which its page sends as `Authorization: Bearer …`; empty if there is none. */
export const LinkToken = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  (context.switchToHttp().getRequest<Request>().headers.authorization ?? '').replace(/^Bearer /i, ''),
);
