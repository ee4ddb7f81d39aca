import { Module } from '@nestjs/common';
import { RestaurantDetailsController } from './restaurant-details.controller.js';
import { RestaurantDetailsService } from './restaurant-details.js';
import { TimeZonesQuery } from './time-zones.query.js';

@Module({ controllers: [RestaurantDetailsController], providers: [RestaurantDetailsService, TimeZonesQuery] })
export class RestaurantDetailsModule {}
