import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Text } from '../../../../platform/http/fields/index.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import type { Account } from '../../domain/account.js';
import { DirectorySignIn } from '../../domain/directory-sign-in.js';
import { DirectoryDown } from '../../domain/identity.errors.js';
import { SharedTabletService } from '../../domain/shared-tablet.service.js';
import { DIRECTORY_PER_ADDRESS } from '../security/counted-login-tries.js';
import { browserName, DirectoryCookie, KnownBrowserCookie, SessionCookie } from './login-cookies.js';
import { AccountView, accountView } from './identity.dto.js';

export class DirectoryView {
  @ApiProperty({
    description:
      'URL to send the browser to. The directory returns it to `/sign-in/directory`; the result is valid once, for ten minutes, in this browser.',
  })
  url!: string;
}

class DirectoryAnswer {
  @Text({
    max: 8_000,
    missing: 'The directory sent no response. Please start again.',
    description: 'The unchanged query string with which the directory sent the browser back.',
  })
  readonly query!: string;
}

/** Handles the redirect from the directory; `/api/{role}/directory` starts the sign-in. */
@ApiTags('sign-in')
@Controller('directory')
export class DirectoryController {
  constructor(
    private readonly directory: DirectorySignIn,
    private readonly begun: DirectoryCookie,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowserCookie,
    private readonly tablets: SharedTabletService,
  ) {}

  @Post('sign-in')
  @Audited('login through directory')
  @HttpCode(200)
  @Public()
  @NoStore()
  @LimitedPerAddress(DIRECTORY_PER_ADDRESS)
  @ApiOkResponse({ type: AccountView })
  async signIn(
    @Body() { query }: DirectoryAnswer,
    @Req() request: Request & { user?: Account },
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountView> {
    const { account, token } = await this.signedIn(query, request, response);
    // The security log reads the account from here, as Passport sets it.
    request.user = account;
    this.cookie.write(response, token);
    this.known.remember(account, request, response);
    return accountView({ ...account, isOnSharedTablet: await this.tablets.isShared(token) });
  }

  /** Clears the started sign-in after one attempt, unless the directory could not be reached. */
  private async signedIn(query: string, request: Request, response: Response) {
    const browser = { before: this.cookie.read(request), name: browserName(request.header('user-agent')) };
    try {
      const signedIn = await this.directory.signIn(query, this.begun.read(request), browser);
      this.begun.clear(response);
      return signedIn;
    } catch (error) {
      if (!(error instanceof DirectoryDown)) this.begun.clear(response);
      throw error;
    }
  }
}
