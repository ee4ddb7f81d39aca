import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../platform/persistence/read-replica.js';
import type { FunnelRow } from '../../domain/funnel.js';
import { FunnelQuery } from '../persistence/funnel.query.js';

class FunnelRowView implements FunnelRow {
  @ApiProperty({ description: 'Its Monday, YYYY-MM-DD.' }) week!: string;
  @ApiProperty({ description: 'A name of the house, the website that led here, `direct` or `other`.' }) wayIn!: string;
  @ApiProperty({ description: 'Visits that began.' }) landed!: number;
  @ApiProperty() menuSeen!: number;
  @ApiProperty({ description: 'Requests for a table that somebody began to type.' }) begun!: number;
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Of the requests sent in that week.' }) confirmed!: number;
  @ApiProperty({ description: 'Of the same, guests who came.' }) arrived!: number;
}

/** Funnel of the last eight weeks' visits, by week and way in. */
@ApiTags('analytics')
@Controller('admin/analytics/funnel')
@Roles('admin')
@ReadReplica()
export class FunnelController {
  constructor(private readonly funnel: FunnelQuery) {}

  @Get()
  @ApiOkResponse({ type: [FunnelRowView] })
  read(): Promise<FunnelRowView[]> {
    return this.funnel.read();
  }
}
