import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
  PickType,
} from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import type { Actor } from '../../../../../kernel/actor.js';
import { AnyOf, AnyText } from '../../../../../platform/http/fields/index.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import { MERGED_FIELDS, type MergedField } from '../../domain/contact-merge.js';
import { ContactMerges, type RecentMerge } from '../persistence/contact-merges.query.js';
import { ContactQueries } from '../persistence/contact.query.js';
import { DUPLICATE_REASONS, DuplicateContacts, type DuplicateReason } from '../persistence/duplicates.query.js';
import { ContactView, contactView } from './contacts.controller.js';

const NO_CONTACTS = 'Choose two contacts by their ids.';

class SuggestedContactView extends PickType(ContactView, ['id', 'firstName', 'lastName', 'email', 'phone']) {}

class DuplicateView {
  @ApiProperty({ enum: DUPLICATE_REASONS }) reason!: DuplicateReason;
  @ApiProperty({ type: [SuggestedContactView], minItems: 2, maxItems: 2 })
  contacts!: readonly SuggestedContactView[];
}

class DuplicatesView {
  @ApiProperty({ description: 'Of all pairs.' }) total!: number;
  @ApiProperty({ type: [DuplicateView], description: 'The likeliest ones.' }) pairs!: readonly DuplicateView[];
}

class DistinguishContacts {
  @ArrayUnique({ message: NO_CONTACTS })
  @ArrayMaxSize(2, { message: NO_CONTACTS })
  @ArrayMinSize(2, { message: NO_CONTACTS })
  @IsUUID(undefined, { each: true, message: NO_CONTACTS })
  @IsArray({ message: NO_CONTACTS })
  @ApiProperty({ type: [String], format: 'uuid', minItems: 2, maxItems: 2 })
  readonly ids!: [string, string];
}

const SEEN = 'Send the time at which both contacts were changed last as they were shown.';

class MergeContacts {
  @IsUUID(undefined, { message: NO_CONTACTS })
  @ApiProperty({ format: 'uuid', description: 'Its email address stays the address of the contact, with its consent.' })
  readonly primaryId!: string;

  @IsUUID(undefined, { message: NO_CONTACTS })
  @ApiProperty({ format: 'uuid' })
  readonly mergedId!: string;

  @AnyText(SEEN)
  readonly primaryUpdatedAt!: string;

  @AnyText(SEEN)
  readonly mergedUpdatedAt!: string;

  @AnyOf(MERGED_FIELDS, { description: 'What comes from the merged contact; everything else stays.' })
  readonly takes!: MergedField[];
}

class MergeView {
  @ApiProperty() id!: string;
  @ApiProperty() primaryId!: string;
  @ApiProperty() primaryName!: string;
  @ApiProperty() mergedName!: string;
  @ApiProperty() mergedEmail!: string;
  @ApiProperty() mergedBy!: string;
  @ApiProperty() mergedAt!: string;
}

const mergeView = ({ mergedAt, ...merge }: RecentMerge): MergeView => ({ ...merge, mergedAt: mergedAt.toISOString() });

/** Contacts that may be one person: suggested, merged, and separated again. */
@ApiTags('contacts')
@Controller('customer-contacts')
@Roles('manager', 'admin')
export class ContactMergesController {
  constructor(
    private readonly merges: ContactMerges,
    private readonly duplicates: DuplicateContacts,
    private readonly queries: ContactQueries,
  ) {}

  @Get('duplicates')
  @NoStore()
  @ApiOkResponse({ type: DuplicatesView })
  suggest(): Promise<DuplicatesView> {
    return this.duplicates.find();
  }

  /** They are not one person, and are suggested no longer. */
  @Post('duplicates/dismiss')
  @HttpCode(204)
  @ApiNoContentResponse()
  dismiss(@Body() { ids }: DistinguishContacts, @CurrentActor() actor: Actor): Promise<void> {
    return this.merges.distinguish(ids, actor);
  }

  /** Those that can be undone, newest first. */
  @Get('merges')
  @NoStore()
  @ApiOkResponse({ type: [MergeView] })
  async recent(): Promise<MergeView[]> {
    return (await this.merges.recent()).map(mergeView);
  }

  @Post('merges')
  @Creates()
  @Audited('merge of contacts')
  @ApiCreatedResponse({ type: ContactView })
  async merge(@Body() body: MergeContacts, @CurrentActor() actor: Actor): Promise<ContactView> {
    const primary = { id: body.primaryId, updatedAt: body.primaryUpdatedAt };
    const merged = { id: body.mergedId, updatedAt: body.mergedUpdatedAt };
    const contact = await this.merges.merge(primary, merged, new Set(body.takes), actor);
    return contactView(contact, await this.queries.suppressionOf(contact.email));
  }

  /** Both are as they were, for 30 days. An address that has left since stays out. */
  @Post('merges/:id/undo')
  @HttpCode(204)
  @Audited('undoing a merge of contacts')
  @ApiNoContentResponse()
  undo(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.merges.undo(id, actor);
  }
}
