import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/security/access.js';
import type { BlogPost } from '../../domain/blog-post.js';
import { BlogService } from '../../domain/blog.service.js';

class BlogPostView implements BlogPost {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() excerpt!: string;
  @ApiProperty({ description: 'Address of the picture on this website.' }) image!: string;
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

@ApiTags('blog')
@Controller('blog-posts')
@Public()
export class BlogPostsController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  @ApiOkResponse({ type: [BlogPostView] })
  async list(): Promise<BlogPostView[]> {
    return (await this.blog.list()).map(view);
  }

  @Get(':id')
  @ApiOkResponse({ type: BlogPostView })
  async read(@Param('id') id: string): Promise<BlogPostView> {
    return view(await this.blog.get(id));
  }
}
