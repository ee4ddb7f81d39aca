import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import menu from '../../../../../content/menu.json' with { type: 'json' };
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Programs } from '../../../../platform/http/security/access.js';
import { OpeningHoursView, HouseView } from './restaurant.controller.js';

class DishView {
  @ApiProperty() name!: string;
  @ApiProperty() price!: string;
  @ApiProperty({ required: false }) description?: string;
  @ApiProperty({ required: false }) note?: string;
}

class MenuGroupView {
  @ApiProperty() id!: string;
  @ApiProperty() category!: string;
  @ApiProperty({ required: false }) subtitle?: string;
  @ApiProperty({ type: [DishView] }) items!: DishView[];
}

class MenuView {
  @ApiProperty({ required: false }) note?: string;
  @ApiProperty({ type: [MenuGroupView] }) groups!: MenuGroupView[];
}

class HoursView {
  @ApiProperty({ description: 'IANA zone.' }) timeZone!: string;
  @ApiProperty() openingHours!: OpeningHoursView;
}

/** One truth for terminals, tills and maps. */
@ApiTags('restaurant')
@Controller('v1')
@Programs('menu:read')
export class ProgramsRestaurantController {
  constructor(private readonly restaurant: Restaurant) {}

  @Get('restaurant')
  @ApiOkResponse({ type: HouseView })
  read(): HouseView {
    return { ...this.restaurant };
  }

  @Get('menu')
  @ApiOkResponse({ type: MenuView })
  menu(): MenuView {
    return menu;
  }

  @Get('hours')
  @ApiOkResponse({ type: HoursView })
  hours(): HoursView {
    const { timeZone, openingHours } = this.restaurant;
    return { timeZone, openingHours };
  }
}
