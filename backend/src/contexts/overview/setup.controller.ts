import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { FeatureSettings } from '../../kernel/feature-settings.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { CurrentRestaurant } from '../../platform/restaurant/current-restaurant.js';
import { Roles } from '../../platform/http/security/access.js';
import { HoursService } from '../hours/index.js';
import { StaffDirectoryQuery } from '../identity/index.js';
import { MenuService } from '../menu/index.js';
import { PlacedPhotographsQuery } from '../pictures/index.js';
import { SiteContents } from '../site-content/index.js';
import { capacity } from '../reservations/index.js';

class SetupView {
  @ApiProperty({ description: 'The restaurant’s details have been saved.' }) details!: boolean;
  @ApiProperty({ description: 'A menu has been published.' }) menu!: boolean;
  @ApiProperty({ description: 'Texts of the website have been published.' }) website!: boolean;
  @ApiProperty({ description: 'Hours or special days have been entered.' }) hours!: boolean;
  @ApiProperty({ description: 'A photo has replaced the website’s art.' }) photos!: boolean;
  @ApiProperty({ description: 'Capacity is set.' }) capacity!: boolean;
  @ApiProperty({ description: 'A mail server is set up.' }) email!: boolean;
  @ApiProperty({ description: 'There is a staff account.' }) team!: boolean;
}

/** Which steps of the setup the owner has done. */
@ApiTags('overview')
@Controller('admin/setup')
@Roles('admin')
export class SetupController {
  constructor(
    private readonly restaurant: CurrentRestaurant,
    private readonly menus: MenuService,
    private readonly contents: SiteContents,
    private readonly hours: HoursService,
    private readonly photos: PlacedPhotographsQuery,
    private readonly features: FeatureSettings,
    private readonly staff: StaffDirectoryQuery,
    private readonly settings: AppSettings,
  ) {}

  @Get()
  @ApiOkResponse({ type: SetupView })
  async read(): Promise<SetupView> {
    const { changes, special } = await this.hours.getStored();
    return {
      details: this.restaurant.saved !== null,
      menu: (await this.menus.current()).latest !== null,
      website: (await this.contents.latest()) !== null,
      hours: changes.length + special.length > 0,
      photos: (await this.photos.all()).length > 0,
      capacity: (await this.features.get(capacity)).isOn,
      email: this.settings.environment.SMTP_URL !== undefined,
      team: (await this.staff.summary()).total > 0,
    };
  }
}
