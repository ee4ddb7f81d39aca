import { Module } from '@nestjs/common';
import { MenuModule } from '../menu/index.js';
import { SiteContentController } from './site-content.controller.js';
import { SiteContents } from './site-content.js';

@Module({
  imports: [MenuModule],
  controllers: [SiteContentController],
  providers: [SiteContents],
  exports: [SiteContents],
})
export class SiteContentModule {}
