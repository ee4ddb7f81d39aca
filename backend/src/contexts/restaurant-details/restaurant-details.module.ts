import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { RestaurantDetailsController } from './restaurant-details.controller.js';
import { RestaurantDetailsService, StoredDetailsSchema } from './restaurant-details.js';
import { TimeZonesQuery } from './time-zones.query.js';

@Module({ controllers: [RestaurantDetailsController], providers: [RestaurantDetailsService, TimeZonesQuery] })
export class RestaurantDetailsModule {
  static readonly owns: Owned = { entities: [StoredDetailsSchema] };
}
