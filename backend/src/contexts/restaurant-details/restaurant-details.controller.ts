import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor.js';
import { ExpectedUpdatedAt, Line, MailAddress, NestedList, OptionalLine } from '../../platform/http/fields/index.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import type { RestaurantDetails } from '../../platform/restaurant/current-restaurant.js';
import { MOST_SOCIAL_LINKS, RestaurantDetailsService } from './restaurant-details.js';

class SocialLinkBody {
  @Line({ label: 'the name of each platform', max: 40 })
  readonly platform!: string;

  @Line({ label: 'the address of each page', max: 300 })
  readonly url!: string;
}

class RestaurantDetailsBody {
  @Line({ label: 'the restaurant’s name', max: 80 })
  readonly name!: string;

  @Line({ label: 'the tagline', max: 140 })
  readonly tagline!: string;

  @Line({ label: 'the street', max: 120 })
  readonly street!: string;

  @OptionalLine({ label: 'the unit', max: 60 })
  readonly unit!: string;

  @Line({ label: 'the city', max: 80 })
  readonly city!: string;

  @Line({ label: 'the state', max: 60 })
  readonly region!: string;

  @Line({ label: 'the ZIP code', max: 12 })
  readonly postalCode!: string;

  @Line({ label: 'the phone number', max: 40 })
  readonly phone!: string;

  @MailAddress({ missing: 'Enter the email address.' })
  readonly email!: string;

  @MailAddress({ missing: 'Enter the email address for reservations.' })
  readonly reservationsEmail!: string;

  @Line({ label: 'the email domain', max: 200, description: 'Of campaigns and of the addresses of staff.' })
  readonly mailDomain!: string;

  @NestedList({
    type: SocialLinkBody,
    most: MOST_SOCIAL_LINKS,
    notList: 'A link is incomplete or too long.',
    tooMany: `Add at most ${String(MOST_SOCIAL_LINKS)} links.`,
  })
  readonly socialLinks!: SocialLinkBody[];
}

class SaveRestaurantDetails extends RestaurantDetailsBody {
  @ExpectedUpdatedAt('page')
  readonly expectedUpdatedAt?: string | null;
}

/** Without anything that is not part of the details. */
const detailsOf = ({ socialLinks, ...body }: SaveRestaurantDetails): RestaurantDetails => ({
  ...{ name: body.name, tagline: body.tagline, street: body.street, unit: body.unit || '', city: body.city },
  ...{ region: body.region, postalCode: body.postalCode, phone: body.phone },
  ...{ email: body.email, reservationsEmail: body.reservationsEmail, mailDomain: body.mailDomain.toLowerCase() },
  socialLinks: socialLinks.map(({ platform, url }) => ({ platform, url })),
});

class RestaurantDetailsView extends RestaurantDetailsBody {
  @ApiProperty({ type: String, nullable: true, description: 'Null while nothing has been saved.' })
  updatedAt!: string | null;
}

/** Name, address, contact details and social links of the restaurant, on the website, in emails and for apps. */
@ApiTags('restaurant')
@Controller('admin/restaurant-details')
@Roles('admin')
export class RestaurantDetailsController {
  constructor(private readonly details: RestaurantDetailsService) {}

  @Get()
  @ApiOkResponse({ type: RestaurantDetailsView })
  async read(): Promise<RestaurantDetailsView> {
    const { updatedAt, socialLinks, ...details } = await this.details.read();
    return { ...details, socialLinks: [...socialLinks], updatedAt: updatedAt?.toISOString() ?? null };
  }

  @Put()
  @ApiOkResponse({ type: RestaurantDetailsView })
  async save(@Body() body: SaveRestaurantDetails, @CurrentActor() actor: Actor): Promise<RestaurantDetailsView> {
    await this.details.save(detailsOf(body), body.expectedUpdatedAt, actor);
    return this.read();
  }
}
