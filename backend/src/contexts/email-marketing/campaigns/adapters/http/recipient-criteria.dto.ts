import { IsArray, IsIn, IsString, IsUUID } from 'class-validator';
import { NO_ADDRESSES, NO_TAGS, RECIPIENT_KINDS, type RecipientCriteria } from '../../../contacts/domain/index.js';

class CriteriaBody {
  @IsIn(RECIPIENT_KINDS, {
    message: 'Choose recipients: everyone who opted in, tags, a segment or a custom list.',
  })
  readonly type!: RecipientCriteria['type'];
}

class AllOptedInBody extends CriteriaBody {
  declare readonly type: 'all_opted_in';
}

class TagsBody extends CriteriaBody {
  declare readonly type: 'tags';

  @IsArray({ message: NO_TAGS })
  @IsString({ each: true, message: NO_TAGS })
  readonly tags!: readonly string[];
}

class OwnListBody extends CriteriaBody {
  declare readonly type: 'custom';

  @IsArray({ message: NO_ADDRESSES })
  @IsString({ each: true, message: NO_ADDRESSES })
  readonly emails!: readonly string[];
}

class SegmentBody extends CriteriaBody {
  declare readonly type: 'segment';

  @IsUUID(undefined, { message: 'Choose a segment.' })
  readonly segmentId!: string;
}

type Kinds = { [Kind in RecipientCriteria['type']]: new () => Extract<RecipientCriteria, { type: Kind }> };

/** How the criteria of a campaign are read; which fields they have depends on their type. */
export const CRITERIA = {
  type: CriteriaBody,
  kinds: { all_opted_in: AllOptedInBody, tags: TagsBody, custom: OwnListBody, segment: SegmentBody } satisfies Kinds,
  notObject: 'Choose the recipients.',
};
