import { Injectable } from '@nestjs/common';
import { HoursService } from '../../../../hours/index.js';
import type { HouseHours } from '../../domain/ports/house-hours.js';

@Injectable()
export class KeptHouseHours implements HouseHours {
  constructor(private readonly hours: HoursService) {}

  async contradictionsIn(text: string): Promise<string[]> {
    return (await this.hours.findingsIn(text)).map(({ message }) => message);
  }
}
