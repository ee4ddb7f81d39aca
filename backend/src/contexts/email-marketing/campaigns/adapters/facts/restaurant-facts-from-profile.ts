import { Injectable } from '@nestjs/common';
import { TextCheck } from '../../../../restaurant/index.js';
import type { RestaurantFacts } from '../../domain/ports/restaurant-facts.js';

@Injectable()
export class RestaurantFactsFromProfile implements RestaurantFacts {
  constructor(private readonly check: TextCheck) {}

  async contradictionsIn(...written: string[]): Promise<string[]> {
    return (await this.check.findingsIn(...written)).map(({ message }) => message);
  }
}
