import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Programs } from '../../../../platform/http/security/access.js';
import { firstDayOf, HoursQuery, HoursService, hoursView, HoursView, plainWeek } from '../../../hours/index.js';
import { MenuService, type PublishedDish, type PublishedGroup, type PublishedMenu } from '../../../menu/index.js';
import { OpeningHoursView, RestaurantProfileView } from './restaurant.controller.js';

class DishView implements PublishedDish {
  @ApiProperty() name!: string;
  @ApiProperty() price!: string;
  @ApiProperty({ required: false }) description?: string;
  @ApiProperty({ required: false }) note?: string;
  @ApiProperty({ type: [String], required: false, example: ['vegetarian'], description: 'Which diets it suits.' })
  diets?: readonly string[];
  @ApiProperty({ required: false, description: 'Can be had on gluten-free bread.' }) hasGlutenFreeBread?: boolean;
  @ApiProperty({ required: false, description: 'Not on the menu all year.' }) seasonal?: boolean;
  @ApiProperty({ type: [String], required: false, example: ['milk'], description: 'Allergens in it.' })
  contains?: readonly string[];
  @ApiProperty({ required: false, description: 'Off today; the day it is back, YYYY-MM-DD.' }) offUntil?: string;
}

class WineSectionView {
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [DishView] }) options!: readonly DishView[];
}

class MenuGroupView implements PublishedGroup {
  @ApiProperty() id!: string;
  @ApiProperty() category!: string;
  @ApiProperty({ required: false }) subtitle?: string;
  @ApiProperty({ type: [DishView], required: false, description: 'Shown above the other items.' })
  topRowItems?: readonly DishView[];
  @ApiProperty({ type: [DishView] }) items!: readonly DishView[];
  @ApiProperty({ type: WineSectionView, required: false }) wineSection?: WineSectionView;
}

class MenuView implements PublishedMenu {
  @ApiProperty() note!: string;
  @ApiProperty({ example: 'GF bread +$1.00', description: 'What dishes with gluten-free bread say of it.' })
  glutenFreeBread!: string;
  @ApiProperty({ type: [MenuGroupView] }) groups!: readonly MenuGroupView[];
}

class ProgramsHoursView extends HoursView {
  @ApiProperty({ description: 'From the first opening to the last closing of each day; `weekly` has all spans.' })
  openingHours!: OpeningHoursView;
}

/** One truth for terminals, tills and maps. */
@ApiTags('restaurant')
@Controller('v1')
@Programs('menu:read')
export class ProgramsRestaurantController {
  constructor(
    private readonly restaurant: Restaurant,
    private readonly service: HoursService,
    private readonly menus: MenuService,
  ) {}

  @Get('restaurant')
  @ApiOperation({ summary: "Read the restaurant's profile" })
  @ApiOkResponse({ type: RestaurantProfileView })
  async read(): Promise<RestaurantProfileView> {
    return { ...this.restaurant, openingHours: await this.openingHours() };
  }

  @Get('menu')
  @ApiOperation({ summary: 'Read the menu' })
  @ApiOkResponse({ type: MenuView })
  menu(): Promise<MenuView> {
    return this.menus.shown();
  }

  @Get('hours')
  @ApiOperation({ summary: 'Read opening hours day by day' })
  @ApiOkResponse({ type: ProgramsHoursView })
  async hours(@Query() query: HoursQuery): Promise<ProgramsHoursView> {
    const { today } = this.service;
    const view = hoursView(await this.service.hours(), today, firstDayOf(query, today), query.days);
    return { ...view, openingHours: await this.openingHours() };
  }

  private async openingHours(): Promise<OpeningHoursView> {
    return plainWeek((await this.service.hours()).weekly(this.service.today));
  }
}
