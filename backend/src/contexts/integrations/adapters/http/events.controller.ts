import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { z } from 'zod';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { CurrentProgram, type Program, Programs, Roles } from '../../../../platform/http/security/access.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { isForgotten } from '../../../../platform/events/retention.js';
import { isPruned } from '../../../../platform/events/retention.js';
import { OptionalAnyText } from '../../../../platform/http/fields/index.js';
import { LimitQuery } from '../../../../platform/lists/page-query.js';
import { EventsSinceQuery } from '../persistence/events-since.query.js';
import { sampleOf, webhookEventOf } from '../outbound/webhook-body.js';

class NamedEventTypeView {
  @ApiProperty() type!: string;
  @ApiProperty({ description: 'One sentence about the event.' }) means!: string;
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

class EventsQuery extends LimitQuery {
  @OptionalAnyText('after must be the id of an event.', {
    description: 'Last known event. Default: starts 60 days ago.',
  })
  readonly after?: string;

  @OptionalAnyText('types must be text.', { description: 'Comma-separated. Default: all types.' })
  readonly types?: string;
}

class EventView {
  @ApiProperty({ description: 'The event’s `webhook-id`.' }) id!: string;
  @ApiProperty() type!: string;
  @ApiProperty() timestamp!: string;
  @ApiProperty({ type: Object, description: 'As described by `GET /api/v1/event-types`.' }) data!: object;
}

class EventTypeView {
  @ApiProperty() type!: string;
  @ApiProperty() means!: string;
  @ApiProperty() version!: number;
  @ApiProperty({ type: Object, description: 'JSON Schema of `data`.' }) schema!: object;
  @ApiProperty({ type: Object, description: 'A complete sample body.' }) sample!: object;
}

@ApiTags('events')
@Controller('v1')
export class EventsController {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly events: EventsSinceQuery,
  ) {}

  @Get('event-types')
  @ApiOperation({ summary: 'List event types' })
  @Programs()
  @ApiOkResponse({ type: [EventTypeView] })
  types(): EventTypeView[] {
    return this.catalogue.types.flatMap((type) => {
      const published = this.catalogue.find(type);
      const sample = sampleOf(this.catalogue, type, new Date(0));
      if (!published || !sample) return [];
      const { means, version, schema } = published;
      return [{ type, means, version, schema: z.toJSONSchema(schema), sample }];
    });
  }

  /** Missed events, oldest first, with the same ids and bodies as in webhooks. */
  @Get('events')
  @ApiOperation({ summary: 'List events in order' })
  @Programs('events:read')
  @ApiOkResponse({ type: [EventView] })
  async list(@Query() { after, types, limit }: EventsQuery, @CurrentProgram() program: Program): Promise<EventView[]> {
    if (after !== undefined && !isUUID(after)) {
      throw new InvalidInput([{ field: 'after', message: 'after must be the id of an event.' }]);
    }
    const events = await this.events.read(after, this.wanted(types), limit);
    return events.map((event) => {
      const isEmpty = isForgotten(event.payload) || isPruned(event.payload);
      const webhookEvent = isEmpty
        ? null
        : webhookEventOf(this.catalogue, event, program.scopes.includes('guests:read'));
      // Erased events are listed without data, so that cursors stay valid.
      return { id: event.id, ...(webhookEvent ?? { type: event.type, timestamp: event.occurredAt, data: {} }) };
    });
  }

  private wanted(text: string | undefined): readonly string[] {
    const known = this.catalogue.types;
    if (text === undefined || text === '*') return known;
    const wanted = text.split(',').map((type) => type.trim());
    const unknown = wanted.find((type) => !known.includes(type));
    if (unknown === undefined) return wanted;
    throw new InvalidInput([{ field: 'types', message: `There is no event type '${unknown}'.` }]);
  }
}
