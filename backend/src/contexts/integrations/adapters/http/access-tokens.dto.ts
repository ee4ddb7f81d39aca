import { ApiProperty } from '@nestjs/swagger';
import { type Scope, SCOPES } from '../../../../kernel/scope.js';
import { Line, OptionalNumber, SeveralOf } from '../../../../platform/http/fields/index.js';
import { EXPIRES_IN_DAYS, type NewToken } from '../../domain/access-tokens.service.js';
import type { ListedToken } from '../persistence/access-tokens.query.js';

export class CreateAccessToken {
  @Line({ label: 'a name', max: 100 })
  readonly name!: string;

  @SeveralOf(SCOPES, { sentence: 'Choose at least one scope.' })
  readonly scopes!: readonly Scope[];

  @OptionalNumber({
    label: 'the days',
    min: EXPIRES_IN_DAYS.min,
    max: EXPIRES_IN_DAYS.max,
    step: 1,
    description: 'After how many days it ends; 90 unless told.',
  })
  readonly expiresInDays?: number | null;
}

export const newTokenOf = ({ name, scopes, expiresInDays }: CreateAccessToken): NewToken => ({
  name,
  scopes,
  expiresInDays: expiresInDays ?? undefined,
});

export class AccessTokenView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes!: readonly Scope[];
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() expiresAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastUsedAt!: string | null;
}

export class NewAccessTokenView extends AccessTokenView {
  @ApiProperty({ type: String, nullable: true, description: 'This once; null where the same call is repeated.' })
  token!: string | null;
}

export const accessTokenView = ({ id, name, scopes, createdBy, ...token }: ListedToken): AccessTokenView => ({
  ...{ id, name, scopes, createdBy },
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
