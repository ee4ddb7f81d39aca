import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { MenuController } from './adapters/http/menu.controller.js';
import {
  DishOffSchema,
  MenuProposalSchema,
  MenuStateQuery,
  MenuVersionSchema,
  SoupSchema,
  TypeOrmMenuRepository,
} from './adapters/persistence/typeorm-menu.repository.js';
import { MENU } from './domain/menu.js';
import { DISH_OFF, MENU_PROPOSAL, MenuRepository, SOUP } from './domain/menu-version.js';
import { MenuService } from './domain/menu.service.js';
import { OwnerConsent } from './domain/owner-consent.js';

const channel = liveChannel('menu', 'manager', 'admin');

@Module({
  controllers: [MenuController],
  providers: [MenuStateQuery, { provide: MenuRepository, useClass: TypeOrmMenuRepository }, OwnerConsent, MenuService],
  exports: [MenuService, OwnerConsent],
})
export class MenuModule {
  static readonly owns: Owned = {
    entities: [MenuVersionSchema, MenuProposalSchema, DishOffSchema, SoupSchema],
    liveTopics: { [MENU]: channel, [MENU_PROPOSAL]: channel, [DISH_OFF]: channel, [SOUP]: channel },
  };
}
