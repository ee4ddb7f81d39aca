import { Module } from '@nestjs/common';
import { MenuController } from './adapters/http/menu.controller.js';
import { MenuStateQuery, TypeOrmMenuRepository } from './adapters/persistence/typeorm-menu.repository.js';
import { MenuRepository } from './domain/menu-version.js';
import { MenuService } from './domain/menu.service.js';
import { OwnerConsent } from './domain/owner-consent.js';

@Module({
  controllers: [MenuController],
  providers: [MenuStateQuery, { provide: MenuRepository, useClass: TypeOrmMenuRepository }, OwnerConsent, MenuService],
  exports: [MenuService, OwnerConsent],
})
export class MenuModule {}
