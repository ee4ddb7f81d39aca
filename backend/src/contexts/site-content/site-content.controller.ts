import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { NotFound } from '../../kernel/domain-error.js';
import { LongListBody } from '../../platform/http/body-kinds.js';
import {
  Line,
  Nested,
  NestedList,
  OneOf,
  OptionalAnyText,
  OptionalLine,
  Text,
  TextList,
} from '../../platform/http/fields/index.js';
import { CurrentActor, type Login, Roles } from '../../platform/http/security/access.js';
import {
  type Announcement,
  MAX_PARAGRAPHS,
  MAX_REVIEWS,
  type Review,
  SHELF_PICTURES,
  type ShelfItem,
  type SiteContent,
  type SiteContentProposal,
  SiteContents,
  type SiteContentSummary,
} from './site-content.js';

const HIGHEST_NUMBER = 1_000_000;
const NUMBER = new ParseIntPipe({ exceptionFactory: () => new NotFound('This version does not exist.') });

const WholeNumber =
  (min: number, max: number, message: string, description?: string) => (target: object, key: string) => {
    IsInt({ message })(target, key);
    Min(min, { message })(target, key);
    Max(max, { message })(target, key);
    ApiProperty({ type: 'integer', minimum: min, maximum: max, description })(target, key);
  };

const Version = () =>
  WholeNumber(0, HIGHEST_NUMBER, 'seen must be the number of a version.', 'The version that was changed.');

class AnnouncementBody implements Announcement {
  @OptionalLine({
    label: 'the announcement',
    max: 140,
    description: 'Shown above every page for guests; empty for none.',
  })
  readonly text!: string;

  @OptionalLine({ label: 'the link', max: 200, description: 'A page such as `/reservations`, or an https URL.' })
  readonly link!: string;

  @OptionalLine({ label: 'the link’s label', max: 40 })
  readonly linkLabel!: string;

  @OptionalAnyText('Choose a date.', {
    description: 'Last day on which it is shown, YYYY-MM-DD; empty for no end.',
  })
  readonly until!: string;
}

class StoryBody {
  @Line({ label: 'the story’s title', max: 60 })
  readonly title!: string;

  @TextList({
    label: 'the paragraphs',
    maxItems: MAX_PARAGRAPHS,
    max: 1_000,
    none: 'Write at least one paragraph of your story.',
    description: '`{hours}` is replaced by a sentence about the current hours.',
  })
  readonly paragraphs!: string[];

  @OptionalLine({
    label: 'the sentence about the owner',
    max: 500,
    description: '`{ownerName}` is replaced by the owner’s name.',
  })
  readonly owner!: string;

  @OptionalLine({ label: 'the award', max: 500 })
  readonly award!: string;
}

class ShelfItemBody implements ShelfItem {
  @OneOf(SHELF_PICTURES, { sentence: 'Choose a picture of the shelf.' })
  readonly picture!: string;

  @Line({ label: 'the title of each piece', max: 60 })
  readonly title!: string;

  @Line({ label: 'the price of each piece', max: 20, description: 'Such as `$24` or `$24.50`.' })
  readonly price!: string;

  @Text({ label: 'a description of each piece', max: 400 })
  readonly description!: string;
}

class ReviewBody implements Review {
  @Line({ label: 'the name of each guest', max: 60 })
  readonly name!: string;

  @WholeNumber(1, 5, 'A rating is 1 to 5 stars.')
  readonly rating!: number;

  @Text({ label: 'the words of each review', max: 600 })
  readonly text!: string;
}

class RecommendationBody {
  @WholeNumber(0, 100, 'Enter a percentage from 0 to 100.')
  readonly percent!: number;

  @WholeNumber(0, 1_000_000, 'Enter the number of reviews.', '0: the website does not mention it.')
  readonly reviews!: number;

  @OptionalLine({ label: 'where the reviews are', max: 40 })
  readonly platform!: string;
}

export class SiteContentBody {
  @Nested({ type: AnnouncementBody, notObject: 'The announcement is incomplete.' })
  readonly announcement!: AnnouncementBody;

  @Line({ label: 'the welcome', max: 300, description: 'Sentence below the name on the home page.' })
  readonly welcome!: string;

  @Nested({ type: StoryBody, notObject: 'The story is incomplete.' })
  readonly story!: StoryBody;

  @NestedList({
    type: ShelfItemBody,
    maxItems: SHELF_PICTURES.length,
    notList: 'A piece of the shelf is incomplete or too long.',
    tooMany: `The shelf has at most ${String(SHELF_PICTURES.length)} pieces.`,
    description: 'Empty: the website has no such section.',
  })
  readonly merchandise!: ShelfItemBody[];

  @NestedList({
    type: ReviewBody,
    maxItems: MAX_REVIEWS,
    notList: 'A review is incomplete or too long.',
    tooMany: `The website shows at most ${String(MAX_REVIEWS)} reviews.`,
    description: 'Empty: the website shows no reviews.',
  })
  readonly reviews!: ReviewBody[];

  @Nested({ type: RecommendationBody, notObject: 'The recommendation is incomplete.' })
  readonly recommendation!: RecommendationBody;
}

class PublishSiteContent extends SiteContentBody {
  @Version()
  readonly seen!: number;
}

class RestoreSiteContent {
  @Version()
  readonly seen!: number;
}

/** Without anything that is not part of the content. */
export const contentOf = (body: SiteContentBody): SiteContent => {
  const { announcement, welcome, story, merchandise, reviews, recommendation } = body;
  const { percent, reviews: count, platform } = recommendation;
  return {
    announcement: {
      text: announcement.text || '',
      link: announcement.link || '',
      linkLabel: announcement.linkLabel || '',
      until: announcement.until || '',
    },
    welcome,
    story: { title: story.title, paragraphs: story.paragraphs, owner: story.owner || '', award: story.award || '' },
    merchandise: merchandise.map(({ picture, title, price, description }) => ({ picture, title, price, description })),
    reviews: reviews.map(({ name, rating, text }) => ({ name, rating, text })),
    recommendation: { percent, reviews: count, platform: platform || '' },
  };
};

class SiteContentVersionView {
  @ApiProperty({ description: '0 is the original content.' }) number!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Version that this one restored.' })
  restored!: number | null;
  @ApiProperty() createdBy!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The owner who approved it; null if it did not need that.',
  })
  approvedBy!: string | null;
  @ApiProperty() createdAt!: string;
}

class SiteContentProposalView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['pending', 'approved', 'rejected', 'returned'] }) status!: SiteContentProposal['status'];
  @ApiProperty({ description: 'What it would change, one phrase each.' }) changes!: string[];
  @ApiProperty({ type: SiteContentBody }) content!: SiteContent;
  @ApiProperty({ description: 'Number of the version that was changed.' }) basedOn!: number;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
}

class SiteContentView {
  @ApiProperty({ type: SiteContentBody }) content!: SiteContent;
  @ApiProperty({
    type: SiteContentVersionView,
    nullable: true,
    description: 'Null if the website shows the original content.',
  })
  latest!: SiteContentVersionView | null;
  @ApiProperty({ description: 'True for site managers whose changes wait for the owner’s approval.' })
  needsApproval!: boolean;
  @ApiProperty({
    type: [SiteContentProposalView],
    description: 'Changes that the owner was asked about, newest first.',
  })
  proposals!: SiteContentProposalView[];
}

/** Texts, reviews and pieces of the home page, and the announcement above each page. */
@ApiTags('website')
@Controller('manager/site-content')
@Roles('manager', 'admin')
export class SiteContentController {
  constructor(private readonly contents: SiteContents) {}

  @Get()
  @ApiOkResponse({ type: SiteContentView })
  async read(@CurrentActor() actor: Login): Promise<SiteContentView> {
    const { content, latest } = await this.contents.current();
    return {
      content,
      latest: latest && versionView(latest),
      needsApproval: await this.contents.needsConsent(actor),
      proposals: (await this.contents.proposals()).map(proposalView),
    };
  }

  /** Publishes the content, or asks the owner where that is required. */
  @Put()
  @LongListBody()
  @ApiOkResponse({ type: SiteContentView })
  async publish(@Body() body: PublishSiteContent, @CurrentActor() actor: Login): Promise<SiteContentView> {
    await this.contents.publish(contentOf(body), body.seen, actor);
    return this.read(actor);
  }

  /** Newest first. */
  @Get('versions')
  @ApiOkResponse({ type: [SiteContentVersionView] })
  async versions(): Promise<SiteContentVersionView[]> {
    return (await this.contents.versions()).map(versionView);
  }

  /** Publishes an earlier version again, or asks the owner. */
  @Put('versions/:number/restoration')
  @ApiOkResponse({ type: SiteContentView })
  async restore(
    @Param('number', NUMBER) number: number,
    @Body() { seen }: RestoreSiteContent,
    @CurrentActor() actor: Login,
  ): Promise<SiteContentView> {
    if (number > HIGHEST_NUMBER) throw new NotFound('This version does not exist.');
    await this.contents.restore(number, seen, actor);
    return this.read(actor);
  }
}

const versionView = ({ number, restored, ...version }: SiteContentSummary): SiteContentVersionView => ({
  number,
  restored,
  createdBy: version.createdBy,
  approvedBy: version.approvedBy,
  createdAt: version.createdAt.toISOString(),
});

const proposalView = (proposal: SiteContentProposal): SiteContentProposalView => {
  const { id, status, changes, content, basedOn, createdBy, createdAt } = proposal;
  return { id, status, changes: [...changes], content, basedOn, createdBy, createdAt: createdAt.toISOString() };
};
