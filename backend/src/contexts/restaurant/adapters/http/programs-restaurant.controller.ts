import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { type OpenHours, type PostalAddress, Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { allowsDemoAccounts } from '../../../../platform/config/environment.js';
import { Programs, Public } from '../../../../platform/http/security/access.js';
import { firstDayOf, HoursQuery, HoursService, HoursView, hoursView, plainWeek } from '../../../hours/index.js';
import { DEMO_PASSWORD, DirectorySignIn, FirstOwnerService, IdentityService } from '../../../identity/index.js';
import { areas, capacity, TextMessages } from '../../../reservations/index.js';
import { MenuService, MenuView } from '../../../menu/index.js';

class PostalAddressView implements PostalAddress {
  @ApiProperty() street!: string;
  @ApiProperty() unit!: string;
  @ApiProperty() city!: string;
  @ApiProperty() region!: string;
  @ApiProperty() postalCode!: string;
  @ApiProperty() country!: string;
}

class OpenHoursView implements OpenHours {
  @ApiProperty({ description: 'HH:mm' }) opens!: string;
  @ApiProperty({ description: 'HH:mm' }) closes!: string;
}

const day = { type: () => OpenHoursView, nullable: true };

class OpeningHoursView {
  @ApiProperty(day) monday!: OpenHours | null;
  @ApiProperty(day) tuesday!: OpenHours | null;
  @ApiProperty(day) wednesday!: OpenHours | null;
  @ApiProperty(day) thursday!: OpenHours | null;
  @ApiProperty(day) friday!: OpenHours | null;
  @ApiProperty(day) saturday!: OpenHours | null;
  @ApiProperty(day) sunday!: OpenHours | null;
}

class SocialLinkView {
  @ApiProperty() platform!: string;
  @ApiProperty() url!: string;
}

class DemoAccountView {
  @ApiProperty({ enum: ROLES }) role!: Role;
  @ApiProperty() email!: string;
  @ApiProperty() password!: string;
}

class SignInDirectoryView {
  @ApiProperty({ description: 'Label of the button.' }) name!: string;
  @ApiProperty({ enum: ROLES, isArray: true, description: 'Roles whose login pages have the button.' })
  roles!: readonly Role[];
}

class RestaurantProfileView implements Restaurant {
  @ApiProperty() name!: string;
  @ApiProperty() tagline!: string;
  @ApiProperty() ownerName!: string;
  @ApiProperty({ type: [String] }) servesCuisine!: readonly string[];
  @ApiProperty() priceRange!: string;
  @ApiProperty() address!: PostalAddressView;
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
  @ApiProperty() reservationsEmail!: string;
  @ApiProperty() mailDomain!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ description: 'From first opening to last closing; see `GET /api/hours` for breaks.' })
  openingHours!: OpeningHoursView;
  @ApiProperty({ type: [SocialLinkView] }) socialLinks!: readonly SocialLinkView[];
}

class RestaurantView extends RestaurantProfileView {
  @ApiProperty({ description: 'Whether guests can choose text messages.' }) textMessages!: boolean;
  @ApiProperty({ description: 'Whether guests can choose between inside and courtyard.' }) areas!: boolean;
  @ApiProperty({ description: 'Whether a capacity is set, so that times can be full.' }) countsSeats!: boolean;
  @ApiProperty({
    type: [DemoAccountView],
    required: false,
    description: 'Only on servers seeded with them, until their passwords are changed; never in production.',
  })
  demoAccounts?: DemoAccountView[];
  @ApiProperty({ required: false, description: 'True until the first owner of a new installation has an account.' })
  awaitsOwner?: true;
  @ApiProperty({ required: false, description: 'Only if staff can sign in through a directory.' })
  directory?: SignInDirectoryView;
}

@ApiTags('restaurant')
@Controller('restaurant')
export class RestaurantController {
  constructor(
    private readonly restaurant: Restaurant,
    private readonly identity: IdentityService,
    private readonly firstOwner: FirstOwnerService,
    private readonly directory: DirectorySignIn,
    private readonly settings: AppSettings,
    private readonly texts: TextMessages,
    private readonly hours: HoursService,
    private readonly options: FeatureSettings,
  ) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: RestaurantView })
  async read(): Promise<RestaurantView> {
    const demo = allowsDemoAccounts(this.settings.environment) ? await this.identity.demoAccounts() : [];
    const openingHours = plainWeek((await this.hours.hours()).weekly(this.hours.today));
    const { isOn: hasAreas } = await this.options.getCached(areas);
    const { isOn: countsSeats } = await this.options.getCached(capacity);
    const { name, roles } = this.directory;
    const profile = {
      ...this.restaurant,
      openingHours,
      textMessages: this.texts.areSent,
      areas: hasAreas,
      countsSeats,
      ...((await this.firstOwner.isAwaited()) && { awaitsOwner: true as const }),
      ...(roles.length > 0 && { directory: { name, roles } }),
    };
    if (demo.length === 0) return profile;
    return { ...profile, demoAccounts: demo.map((account) => ({ ...account, password: DEMO_PASSWORD })) };
  }
}

class ProgramsHoursView extends HoursView {
  @ApiProperty({ description: 'From first opening to last closing of each day; `weekly` has all spans.' })
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
