import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor.js';
import {
  ExpectedUpdatedAt,
  Line,
  MailAddress,
  NestedList,
  OptionalLine,
  TextList,
} from '../../platform/http/fields/index.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { internationalPhone, type RestaurantDetails } from '../../platform/restaurant/current-restaurant.js';
import { MAX_CUISINES, MAX_SOCIAL_LINKS, RestaurantDetailsService } from './restaurant-details.js';

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

  @Line({ label: 'the owner’s name', max: 80, description: 'In the website’s texts, in emails and in messages.' })
  readonly ownerName!: string;

  @TextList({
    label: 'cuisines',
    maxItems: MAX_CUISINES,
    max: 40,
    none: 'Enter at least one cuisine.',
    description: 'As search engines name them.',
  })
  readonly servesCuisine!: string[];

  @Line({ label: 'the price range', max: 4, missing: 'Choose a price range.', description: 'From `$` to `$$$$`.' })
  readonly priceRange!: string;

  @Line({ label: 'the street', max: 120 })
  readonly street!: string;

  @OptionalLine({ label: 'the unit', max: 60 })
  readonly unit!: string;

  @Line({ label: 'the city', max: 80 })
  readonly city!: string;

  @OptionalLine({ label: 'the state', max: 60, description: 'Required in the United States, Canada and Australia.' })
  readonly region!: string;

  @OptionalLine({ label: 'the ZIP code', max: 12, description: 'Required in the United States.' })
  readonly postalCode!: string;

  @Line({ label: 'the country', max: 2, missing: 'Choose a country.', description: 'ISO 3166 code of two letters.' })
  readonly country!: string;

  @Line({
    label: 'the time zone',
    max: 60,
    missing: 'Choose a time zone from the list.',
    description: 'IANA name. Hours and reservations keep their clock times when it changes.',
  })
  readonly timeZone!: string;

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
    maxItems: MAX_SOCIAL_LINKS,
    notList: 'A link is incomplete or too long.',
    tooMany: `Add at most ${String(MAX_SOCIAL_LINKS)} links.`,
  })
  readonly socialLinks!: SocialLinkBody[];
}

class SaveRestaurantDetails extends RestaurantDetailsBody {
  @ExpectedUpdatedAt('page')
  readonly expectedUpdatedAt?: string | null;
}

/** Without anything that is not part of the details. */
const detailsOf = ({ socialLinks, ...body }: SaveRestaurantDetails): RestaurantDetails => ({
  name: body.name,
  tagline: body.tagline,
  ownerName: body.ownerName,
  priceRange: body.priceRange,
  servesCuisine: [...new Set(body.servesCuisine.map((cuisine) => cuisine.trim()).filter(Boolean))],
  street: body.street,
  unit: body.unit || '',
  city: body.city,
  region: body.region || '',
  postalCode: body.postalCode || '',
  country: body.country,
  timeZone: body.timeZone,
  phone: body.phone,
  email: body.email,
  reservationsEmail: body.reservationsEmail,
  mailDomain: body.mailDomain.toLowerCase(),
  socialLinks: socialLinks.map(({ platform, url }) => ({ platform, url })),
});

class RestaurantDetailsView extends RestaurantDetailsBody {
  @ApiProperty({ description: 'With the country’s code, for links: `+19045550175`.' })
  internationalPhone!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null while nothing has been saved.' })
  updatedAt!: string | null;
}

/** Name, cuisine, address, time zone, contact details and social links of the restaurant, on the website, in emails and for apps. */
@ApiTags('restaurant')
@Controller('admin/restaurant-details')
@Roles('admin')
export class RestaurantDetailsController {
  constructor(private readonly details: RestaurantDetailsService) {}

  @Get()
  @ApiOkResponse({ type: RestaurantDetailsView })
  async read(): Promise<RestaurantDetailsView> {
    const { updatedAt, socialLinks, servesCuisine, ...details } = await this.details.read();
    return {
      ...details,
      socialLinks: [...socialLinks],
      servesCuisine: [...servesCuisine],
      internationalPhone: details.phone && internationalPhone(details),
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  @Put()
  @ApiOkResponse({ type: RestaurantDetailsView })
  async save(@Body() body: SaveRestaurantDetails, @CurrentActor() actor: Actor): Promise<RestaurantDetailsView> {
    await this.details.save(detailsOf(body), body.expectedUpdatedAt, actor);
    return this.read();
  }
}
