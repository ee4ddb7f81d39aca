import { Module } from '@nestjs/common';
import { SearchController } from './adapters/http/search.controller.js';

/** What somebody looks for, over all contexts: each declares its own search. */
@Module({ controllers: [SearchController] })
export class SearchModule {
  static readonly owns = { entities: [], migrations: [] };
}
