import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { MenuModule } from '../menu/index.js';
import { SiteContentController } from './site-content.controller.js';
import { SiteContentProposalSchema, SiteContents, SiteContentVersionSchema } from './site-content.js';

@Module({
  imports: [MenuModule],
  controllers: [SiteContentController],
  providers: [SiteContents],
  exports: [SiteContents],
})
export class SiteContentModule {
  static readonly owns: Owned = {
    entities: [SiteContentVersionSchema, SiteContentProposalSchema],
  };
}
