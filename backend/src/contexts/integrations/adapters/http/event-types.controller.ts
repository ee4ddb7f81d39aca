import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { Roles } from '../../../../platform/http/security/access.js';

class NamedEventTypeView {
  @ApiProperty() type!: string;
  @ApiProperty({ description: 'In a sentence.' }) means!: string;
}

/** Event types for webhooks on the owner's screen; integrations use `GET /api/v1/event-types`. */
@ApiTags('integrations')
@Controller('admin/event-types')
@Roles('admin')
export class EventTypesController {
  constructor(private readonly catalogue: EventCatalogue) {}

  @Get()
  @ApiOkResponse({ type: [NamedEventTypeView] })
  list(): NamedEventTypeView[] {
    return this.catalogue.types.map((type) => ({ type, means: this.catalogue.find(type)?.means ?? type }));
  }
}
