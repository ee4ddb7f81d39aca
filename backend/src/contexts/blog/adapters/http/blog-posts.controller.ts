import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { Public } from '../../../../platform/http/security/access.js';
import { type Cursor, readCursor } from '../../../../platform/lists/cursor.js';
import { ListPage } from '../../../../platform/lists/list-page.js';
import { PageQuery } from '../../../../platform/lists/page-query.js';
import { type BlogPost, BlogService } from '../../domain/blog.service.js';

class BlogPostView implements BlogPost {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() excerpt!: string;
  @ApiProperty({ description: 'Path of the image on this website.' }) image!: string;
  @ApiProperty() imageAlt!: string;
  @ApiProperty({ description: 'HTML' }) content!: string;
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty() author!: string;
  @ApiProperty() readTime!: string;
  @ApiProperty() featured!: boolean;
}

const view = ({ id, title, excerpt, image, imageAlt, content, date, author, readTime, featured }: BlogPost) => ({
  id,
  title,
  excerpt,
  image: `/pictures/${image}-1200.webp`,
  imageAlt,
  content,
  date,
  author,
  readTime,
  featured,
});

const placeOf = ({ date, id }: BlogPost): Cursor => ({ at: date, id });

const isOfPost = ({ at }: Cursor) => isCalendarDate(at);

/** If the cursor's post was deleted, continues with those published before it. */
function postsAfter(posts: readonly BlogPost[], { at, id }: Cursor): readonly BlogPost[] {
  const place = posts.findIndex((post) => post.id === id);
  return place >= 0 ? posts.slice(place + 1) : posts.filter(({ date }) => date < at);
}

@ApiTags('blog')
@Controller('blog-posts')
@Public()
export class BlogPostsController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  @ApiOkResponse({ type: [BlogPostView] })
  async list(@Query() { limit, cursor }: PageQuery): Promise<ListPage> {
    const posts = await this.blog.list();
    const rest = cursor === undefined ? posts : postsAfter(posts, readCursor(cursor, isOfPost));
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const json = JSON.stringify(page.map(view));
    const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
    return new ListPage(json, String(posts.length), rest.length > limit && last ? placeOf(last) : null, etag);
  }

  @Get(':id')
  @ApiOkResponse({ type: BlogPostView })
  async read(@Param('id') id: string): Promise<BlogPostView> {
    return view(await this.blog.get(id));
  }
}
