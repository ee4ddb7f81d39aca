import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { FirstOwnerService } from '../../domain/first-owner.service.js';
import { TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import { CreateFirstOwner } from './identity.dto.js';

/** Creates the first owner with the link in the server's log. */
@ApiTags('sign-in')
@Controller('admin/first-owner')
export class FirstOwnerController {
  constructor(private readonly firstOwner: FirstOwnerService) {}

  /** Whether the link still works. */
  @Get()
  @HttpCode(204)
  @Public()
  @NoStore()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  check(@LinkToken() token: string): Promise<void> {
    return this.firstOwner.check(token);
  }

  @Post()
  @Audited('first owner created')
  @HttpCode(204)
  @Public()
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @ApiBearerAuth()
  @ApiNoContentResponse()
  create(@Body() { name, email, newPassword }: CreateFirstOwner, @LinkToken() token: string): Promise<void> {
    return this.firstOwner.create(token, { name, email, password: newPassword });
  }
}
