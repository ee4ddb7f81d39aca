import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { RestaurantDetailsController } from './restaurant-details.controller.js';
import { RestaurantDetailsService, StoredDetailsSchema } from './restaurant-details.js';

@Module({ controllers: [RestaurantDetailsController], providers: [RestaurantDetailsService] })
export class RestaurantDetailsModule {
  static readonly owns: Owned = { entities: [StoredDetailsSchema] };
}
