import { Body, Controller, HttpCode, Inject, Injectable, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import { BlogService, type DraftPost } from '../../domain/blog.service.js';
import { PageFacts } from '../web/page-facts.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { parseContentDate } from '../../../../kernel/scheduled-date.js';
import { OptionalAnyText, OptionalLine, OptionalOneOf, OptionalText } from '../../../../platform/http/fields/index.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { safeHtml } from '../../../../platform/html/safe-html.js';
import { SCHEDULED_TYPES, type ScheduledContent } from '../../../content-schedule/index.js';
import { TextCheck, TextFindingView } from '../../../restaurant/index.js';
import { LongListBody } from '../../../../platform/http/body-kinds.js';
import { MenuBody, menuOf, MenuService } from '../../../menu/index.js';
import { checkedContent, contentOf, shownOn, SiteContentBody } from '../../../site-content/index.js';

/** Number of posts at the top of the list. */
const SHOWN = 7;

/** Pages of a draft as the website would show them. */
interface PreviewedPages {
  /** The page of the article. */
  readonly article: string;
  /** The list of articles up to this one. */
  readonly list: string;
}

/** Renders a draft with the same code as the website's pages. */
@Injectable()
export class BlogPreview {
  /** @param site null if only the API is served */
  constructor(
    @Inject(BuiltSite) private readonly site: Pick<BuiltSite, 'render'> | null,
    private readonly blog: BlogService,
    @Inject(PageFacts) private readonly facts: Pick<PageFacts, 'now'>,
  ) {}

  async pagesOf(draft: DraftPost): Promise<PreviewedPages | null> {
    if (!this.site) return null;
    const { post, posts } = await this.blog.preview(draft);
    const shown = posts.slice(0, Math.max(SHOWN, posts.indexOf(post) + 1));
    const facts = await this.facts.now();
    const [article, list] = await Promise.all([
      this.site.render(`/blog/${post.id}`, [post], facts),
      this.site.render('/blog', shown, facts),
    ]);
    return { article: article.body, list: list.body };
  }
}

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
  @ApiProperty({ description: 'The article’s page as HTML.' }) article!: string;
  @ApiProperty({ description: 'The list of articles with the new card, as HTML.' }) list!: string;
}

class ShownContentView {
  @ApiProperty({ description: 'The content as sanitized HTML.' }) html!: string;
  @ApiProperty({
    type: PreviewedPagesView,
    nullable: true,
    description: 'Pages of a blog post; null for types the website doesn’t show, and if this server serves no website.',
  })
  pages!: PreviewedPagesView | null;
  @ApiProperty({
    type: [TextFindingView],
    description: 'Statements about days, hours, and prices that are wrong. They don’t prevent saving.',
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

class PreviewedMenuView {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The home page with this menu, as HTML; null if this server serves no website.',
  })
  page!: string | null;
  @ApiProperty({ type: [String], description: 'Changes to the website if published.' }) changes!: string[];
}

@ApiTags('menu')
@Controller('manager/menu-preview')
@Roles('manager', 'admin')
export class MenuPreviewController {
  /** @param site null if only the API is served */
  constructor(
    private readonly menus: MenuService,
    @Inject(BuiltSite) private readonly site: BuiltSite | null,
    private readonly facts: PageFacts,
  ) {}

  /** An unpublished menu as the website will show it. */
  @Post()
  @HttpCode(200)
  @LongListBody()
  @ApiOkResponse({ type: PreviewedMenuView })
  async preview(@Body() body: MenuBody): Promise<PreviewedMenuView> {
    const { shown, changes } = await this.menus.preview(menuOf(body));
    const page = await this.site?.render('/', [], { ...(await this.facts.now()), menu: shown });
    return { page: page?.body ?? null, changes };
  }
}

class PreviewedSiteView {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The home page with this content, as HTML; null if this server serves no website.',
  })
  page!: string | null;
}

@ApiTags('website')
@Controller('manager/site-content-preview')
@Roles('manager', 'admin')
export class SiteContentPreviewController {
  /** @param site null if only the API is served */
  constructor(
    @Inject(BuiltSite) private readonly site: BuiltSite | null,
    private readonly facts: PageFacts,
  ) {}

  /** Unpublished content as the website will show it. */
  @Post()
  @HttpCode(200)
  @LongListBody()
  @ApiOkResponse({ type: PreviewedSiteView })
  async preview(@Body() body: SiteContentBody): Promise<PreviewedSiteView> {
    const content = checkedContent(contentOf(body));
    const facts = await this.facts.now();
    const page = await this.site?.render('/', [], { ...facts, content: shownOn(facts.today, content) });
    return { page: page?.body ?? null };
  }
}
