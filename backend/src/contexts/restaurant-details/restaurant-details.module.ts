import { Module } from '@nestjs/common';
import { ROLES } from '../../kernel/actor.js';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { RestaurantDetailsController } from './restaurant-details.controller.js';
import { RESTAURANT_DETAILS, RestaurantDetailsService, StoredDetailsSchema } from './restaurant-details.js';
import { TimeZonesQuery } from './time-zones.query.js';

@Module({ controllers: [RestaurantDetailsController], providers: [RestaurantDetailsService, TimeZonesQuery] })
export class RestaurantDetailsModule {
  static readonly owns: Owned = {
    entities: [StoredDetailsSchema],
    liveTopics: { [RESTAURANT_DETAILS]: liveChannel('restaurant-details', ...ROLES) },
  };
}
