import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { type OpenHours, type PostalAddress, Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { mayHaveDemoAccounts } from '../../../../platform/config/environment.js';
import { Public } from '../../../../platform/http/security/access.js';
import { HoursService, plainWeek } from '../../../hours/index.js';
import { DEMO_PASSWORD, DirectorySignIn, IdentityService } from '../../../identity/index.js';
import { areas, capacity, TextMessages } from '../../../reservations/index.js';

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

export class OpeningHoursView {
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
  @ApiProperty({ description: 'The word on the button.' }) name!: string;
  @ApiProperty({ enum: ROLES, isArray: true, description: 'Whose logins have the button.' }) roles!: readonly Role[];
}

export class RestaurantProfileView implements Restaurant {
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
  @ApiProperty({ description: 'From the first opening to the last closing; `GET /api/hours` tells the rest.' })
  openingHours!: OpeningHoursView;
  @ApiProperty({ type: [SocialLinkView] }) socialLinks!: readonly SocialLinkView[];
}

export class RestaurantView extends RestaurantProfileView {
  @ApiProperty({ description: 'Whether guests may ask for answers as text messages.' }) textMessages!: boolean;
  @ApiProperty({ description: 'Whether guests may say whether to sit inside or in the courtyard.' }) areas!: boolean;
  @ApiProperty({ description: 'Whether seats are counted, so that a time can be full.' }) countsSeats!: boolean;
  @ApiProperty({
    type: [DemoAccountView],
    required: false,
    description: 'Only on a server that was seeded with them, until their passwords are changed; never in production.',
  })
  demoAccounts?: DemoAccountView[];
  @ApiProperty({ required: false, description: 'Only where people of the house may sign in through a directory.' })
  directory?: SignInDirectoryView;
}

@ApiTags('restaurant')
@Controller('restaurant')
export class RestaurantController {
  constructor(
    private readonly restaurant: Restaurant,
    private readonly identity: IdentityService,
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
    const demo = mayHaveDemoAccounts(this.settings.environment) ? await this.identity.demoAccounts() : [];
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
      ...(roles.length > 0 && { directory: { name, roles } }),
    };
    if (demo.length === 0) return profile;
    return { ...profile, demoAccounts: demo.map((account) => ({ ...account, password: DEMO_PASSWORD })) };
  }
}
