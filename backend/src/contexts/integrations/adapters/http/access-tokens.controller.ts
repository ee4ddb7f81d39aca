import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { AccessTokensService } from '../../domain/access-tokens.service.js';
import { AccessTokensQuery } from '../persistence/access-tokens.query.js';
import {
  AccessTokenView,
  accessTokenView,
  CreateAccessToken,
  NewAccessTokenView,
  newTokenOf,
} from './access-tokens.dto.js';

@ApiTags('integrations')
@Controller('admin/tokens')
@Roles('admin')
@NoStore()
export class AccessTokensController {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly query: AccessTokensQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AccessTokenView] })
  async list(): Promise<AccessTokenView[]> {
    return (await this.query.list()).map(accessTokenView);
  }

  @Post()
  @Audited('access token made')
  @Creates({ secret: 'token' })
  @ApiCreatedResponse({ type: NewAccessTokenView })
  async create(@Body() body: CreateAccessToken, @CurrentActor() actor: Login): Promise<NewAccessTokenView> {
    const { token, text } = await this.tokens.create(newTokenOf(body), actor);
    return { ...accessTokenView({ ...token, lastUsedAt: null }), token: text };
  }

  @Delete(':id')
  @Audited('access token ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    await this.tokens.end(id, actor);
  }
}
