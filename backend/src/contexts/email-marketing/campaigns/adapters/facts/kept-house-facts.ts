import { Injectable } from '@nestjs/common';
import { TextCheck } from '../../../../restaurant/index.js';
import type { HouseFacts } from '../../domain/ports/house-facts.js';

@Injectable()
export class KeptHouseFacts implements HouseFacts {
  constructor(private readonly check: TextCheck) {}

  async contradictionsIn(...written: string[]): Promise<string[]> {
    return (await this.check.findingsIn(...written)).map(({ message }) => message);
  }
}
