import { Module } from '@nestjs/common';
import { LivePages } from '../../platform/web/live-pages.js';
import { FeatureSettingsModule } from '../feature-settings/feature-settings.module.js';
import { ChatModule } from '../chat/index.js';
import { HoursModule } from '../hours/index.js';
import { ContentScheduleModule } from '../content-schedule/index.js';
import { MenuModule } from '../menu/index.js';
import { PicturesModule } from '../pictures/index.js';
import { ReservationsModule } from '../reservations/index.js';
import { RestaurantModule } from '../restaurant/index.js';
import { SiteContentModule } from '../site-content/index.js';
import { BlogPostsController } from './adapters/http/blog-posts.controller.js';
import {
  BlogPreview,
  ContentPreviewController,
  MenuPreviewController,
  SiteContentPreviewController,
} from './adapters/http/previews.controllers.js';
import { PublishedContentsFromSchedule } from './adapters/content/published-contents-from-schedule.js';
import { WebsitePostsFromFiles } from './adapters/content/website-posts-from-files.js';
import { BlogLivePages, ComingTimes } from './adapters/web/blog-live-pages.js';
import { PageFacts } from './adapters/web/page-facts.js';
import { PastNewsletters } from './adapters/web/past-newsletters.js';
import { SitePages } from './adapters/web/site-pages.js';
import { BlogService, PublishedContents, WebsitePosts } from './domain/blog.service.js';

@Module({
  imports: [
    FeatureSettingsModule,
    ChatModule,
    ContentScheduleModule,
    HoursModule,
    MenuModule,
    PicturesModule,
    ReservationsModule,
    RestaurantModule,
    SiteContentModule,
  ],
  controllers: [BlogPostsController, ContentPreviewController, MenuPreviewController, SiteContentPreviewController],
  providers: [
    { provide: WebsitePosts, useClass: WebsitePostsFromFiles },
    { provide: PublishedContents, useClass: PublishedContentsFromSchedule },
    BlogService,
    { provide: LivePages, useClass: BlogLivePages },
    ComingTimes,
    PageFacts,
    SitePages,
    PastNewsletters,
    BlogPreview,
  ],
  exports: [BlogService, SitePages, PastNewsletters],
})
export class BlogModule {}
