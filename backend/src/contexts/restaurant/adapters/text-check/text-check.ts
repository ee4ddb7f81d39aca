import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { seenText } from '../../../../platform/html/seen-text.js';
import { HoursService } from '../../../hours/index.js';
import { MenuService } from '../../../menu/index.js';
import { dishesOf } from '../../domain/dishes.js';
import { priceFindings } from '../../domain/named-prices.js';

/** A wrong statement about the restaurant in a text. */
export class TextFindingView {
  @ApiProperty({ description: 'The day, hours, or price as written in the text.' }) readonly named!: string;
  @ApiProperty({ description: 'What is wrong, in one sentence.' }) readonly message!: string;
}

/** Looks through texts before they are published. */
@Injectable()
export class TextCheck {
  constructor(
    private readonly hours: HoursService,
    private readonly menus: MenuService,
  ) {}

  /** Days, hours and prices in texts, plain or HTML, that contradict the hours and the menu. */
  async findingsIn(...written: string[]): Promise<TextFindingView[]> {
    const text = written.map(seenText).join('\n');
    const dishes = dishesOf(await this.menus.shown());
    return [...(await this.hours.findingsIn(text)), ...priceFindings(text, dishes)];
  }
}
