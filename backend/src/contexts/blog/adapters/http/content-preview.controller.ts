import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { parseContentDate } from '../../../../kernel/scheduled-date.js';
import { OptionalAnyText, OptionalLine, OptionalOneOf, OptionalText } from '../../../../platform/http/fields/index.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { safeHtml } from '../../../../platform/html/safe-html.js';
import { SCHEDULED_TYPES, type ScheduledContent } from '../../../content-schedule/index.js';
import { TextCheck, TextFindingView } from '../../../restaurant/index.js';
import { BlogPreview, type PreviewedPages } from '../web/blog-preview.js';

/** A draft; any field may be missing. */
class PreviewContent {
  @OptionalLine({ label: 'the title', max: 200 })
  readonly title?: string | null;

  @OptionalOneOf(SCHEDULED_TYPES)
  readonly contentType?: ScheduledContent['contentType'] | null;

  @OptionalText({ label: 'the content', max: 50_000, description: 'HTML or plain text.' })
  readonly content?: string | null;

  @OptionalAnyText('Choose a date, as YYYY-MM-DD or with a time as ISO 8601.')
  readonly scheduledDate?: string | null;
}

class PreviewedPagesView implements PreviewedPages {
  @ApiProperty({ description: 'The whole page of the article, as HTML.' }) article!: string;
  @ApiProperty({ description: 'The page of the list of articles with its card, as HTML.' }) list!: string;
}

class ShownContentView {
  @ApiProperty({ description: 'The content as HTML that is safe to show.' }) html!: string;
  @ApiProperty({
    type: PreviewedPagesView,
    nullable: true,
    description: 'Of a blog post; null for what the website does not show, and where no website is served.',
  })
  pages!: PreviewedPagesView | null;
  @ApiProperty({
    type: [TextFindingView],
    description: 'What it says of days, hours and prices that is not so. Nothing is refused for it.',
  })
  findings!: TextFindingView[];
}

@ApiTags('content schedule')
@Controller('manager/content-preview')
@Roles('manager', 'admin')
export class ContentPreviewController {
  constructor(
    private readonly previews: BlogPreview,
    private readonly check: TextCheck,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Unsaved content as it will be shown. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ShownContentView })
  async preview(@Body() body: PreviewContent): Promise<ShownContentView> {
    const content = body.content ?? '';
    const title = body.title || 'Untitled';
    const publishedAt = parseContentDate(body.scheduledDate ?? '', this.restaurant.timeZone) ?? this.clock.now();
    const isPost = body.contentType === 'blog_post';
    return {
      html: safeHtml(content),
      pages: isPost ? await this.previews.pagesOf({ title, content, publishedAt }) : null,
      findings: await this.check.findingsIn(body.title ?? '', content),
    };
  }
}
