import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';

/** One search across all contexts; each declares its own. */
@Module({ controllers: [SearchController] })
export class SearchModule {}
