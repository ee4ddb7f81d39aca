import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type Scope, SCOPES } from '../../../../kernel/scope.js';
import { Line, OptionalNumber, SeveralOf } from '../../../../platform/http/fields/index.js';
import { AccessTokensService, EXPIRES_IN_DAYS, type NewToken } from '../../domain/access-tokens.service.js';
import { AccessTokensQuery, type ListedToken } from '../persistence/typeorm-access-token.repository.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';

class CreateAccessToken {
  @Line({ label: 'a name', max: 100 })
  readonly name!: string;

  @SeveralOf(SCOPES, { sentence: 'Choose at least one scope.' })
  readonly scopes!: readonly Scope[];

  @OptionalNumber({
    label: 'the days',
    min: EXPIRES_IN_DAYS.min,
    max: EXPIRES_IN_DAYS.max,
    step: 1,
    description: 'Days until it expires. Default: 90.',
  })
  readonly expiresInDays?: number | null;
}

const newTokenOf = ({ name, scopes, expiresInDays }: CreateAccessToken): NewToken => ({
  name,
  scopes,
  expiresInDays: expiresInDays ?? undefined,
});

class AccessTokenView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes!: readonly Scope[];
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() expiresAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastUsedAt!: string | null;
}

class NewAccessTokenView extends AccessTokenView {
  @ApiProperty({ type: String, nullable: true, description: 'Shown only once; null if the call is repeated.' })
  token!: string | null;
}

const accessTokenView = ({ id, name, scopes, createdBy, ...token }: ListedToken): AccessTokenView => ({
  id,
  name,
  scopes,
  createdBy,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

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
