import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { RestaurantController } from './adapters/http/restaurant.controller.js';

@Module({ imports: [IdentityModule], controllers: [RestaurantController] })
export class RestaurantModule {
  static readonly owns = { entities: [], migrations: [] };
}
