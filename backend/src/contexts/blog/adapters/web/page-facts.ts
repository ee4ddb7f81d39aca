import { Inject, Injectable } from '@nestjs/common';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import {
  CurrentRestaurant,
  internationalPhone,
  type RestaurantDetails,
} from '../../../../platform/restaurant/current-restaurant.js';
import { ChatAnswers } from '../../../chat/index.js';
import { HoursService, type OpeningHours, type PublishedHoursView, publishedHoursView } from '../../../hours/index.js';
import { MenuService, type PublishedMenu } from '../../../menu/index.js';
import { fileName, type PlacedPhotograph, PlacedPhotographsQuery, widthsOf } from '../../../pictures/index.js';
import { newsletterArchive, newsletterPage } from '../../../restaurant/index.js';
import { closedToday, CourtyardClosings } from '../../../reservations/index.js';
import { type SiteContent, SiteContents } from '../../../site-content/index.js';

/** How long a page waits for the database if it has recent facts. */
const PATIENCE_MS = 500;
/** Longest time that a page may show an old state, such as an open courtyard or a replaced photograph. */
const CACHE_TTL_MS = 3_000;

interface PagePhotograph {
  /** For browsers without WebP support. */
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

/** Facts in addition to the hours. */
interface Choices {
  /** Shown next to the hours while the courtyard is closed today. */
  readonly courtyard?: string;
  /** By the name of the glass art that each one replaces. */
  readonly photographs: Readonly<Record<string, PagePhotograph>>;
  /** The owner's answers in the chat, by topic. */
  readonly chatAnswers: Readonly<Record<string, string>>;
  /** The published texts; absent while the website shows those it was built with. */
  readonly content?: SiteContent;
  /** The saved details; absent while the website shows those it was built with. */
  readonly restaurant?: RestaurantDetails & { readonly internationalPhone: string };
  /** Whether people can sign up for the newsletter. */
  readonly newsletter: boolean;
  /** Whether everyone can read past newsletters. */
  readonly newsletterArchive: boolean;
}

export interface PageFactsView extends PublishedHoursView, Choices {
  /** First day whose opening hours are still ahead. */
  readonly openFrom: string;
  /** As guests see it today. */
  readonly menu: PublishedMenu;
}

/** Facts on website pages that can change at any time, such as hours, photos, the menu, texts, the restaurant’s details and the newsletter. */
@Injectable()
export class PageFacts {
  private known: { hours: OpeningHours; choices: Choices; view: PageFactsView } | undefined;
  private running: Promise<PageFactsView> | undefined;
  private cachedChoices: { today: string; choices: Choices; until: number } | undefined;

  constructor(
    @Inject(HoursService) private readonly service: Pick<HoursService, 'hours' | 'openFrom' | 'today'>,
    @Inject(CourtyardClosings) private readonly closings: Pick<CourtyardClosings, 'find'>,
    @Inject(PlacedPhotographsQuery) private readonly photographs: Pick<PlacedPhotographsQuery, 'all'>,
    @Inject(MenuService) private readonly menus: Pick<MenuService, 'shown'>,
    @Inject(ChatAnswers) private readonly chat: Pick<ChatAnswers, 'all'>,
    @Inject(SiteContents) private readonly contents: Pick<SiteContents, 'shownOn'>,
    @Inject(CurrentRestaurant) private readonly restaurant: Pick<CurrentRestaurant, 'saved'>,
    @Inject(FeatureSettings) private readonly settings: Pick<FeatureSettings, 'getCached'>,
  ) {}

  /** Returns the same object until something changes. Without the database, the last known facts. */
  async now(): Promise<PageFactsView> {
    const { known } = this;
    if (!known) return this.sharedLook();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<PageFactsView>((resolve) => {
      timer = setTimeout(() => {
        resolve(known.view);
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([this.sharedLook(), patience]);
    } catch {
      return known.view;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Shared by requests at the same moment, so that many readers do not take all connections from other calls. */
  private sharedLook(): Promise<PageFactsView> {
    this.running ??= this.look().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async look(): Promise<PageFactsView> {
    const hours = await this.service.hours();
    const { today } = this.service;
    const choices = await this.choicesOn(today);
    const openFrom = await this.service.openFrom();
    const menu = await this.menus.shown();
    const { known } = this;
    const isSameDay = known?.view.today === today && known.view.openFrom === openFrom;
    if (isSameDay && known.view.menu === menu && known.hours === hours && known.choices === choices) return known.view;
    const view = { ...publishedHoursView(hours, today), ...choices, openFrom, menu };
    this.known = { hours, choices, view };
    return view;
  }

  /** Returns the same object as before if nothing has changed. */
  private async choicesOn(today: string): Promise<Choices> {
    const { cachedChoices } = this;
    if (cachedChoices?.today === today && performance.now() < cachedChoices.until) return cachedChoices.choices;
    const closing = await this.closings.find(today);
    const content = await this.contents.shownOn(today);
    const { saved } = this.restaurant;
    const found: Choices = {
      ...(closing && { courtyard: closedToday(closing) }),
      photographs: Object.fromEntries((await this.photographs.all()).map(shown)),
      chatAnswers: Object.fromEntries((await this.chat.all()).map(({ id, reply }) => [id, reply])),
      ...(content && { content }),
      ...(saved && { restaurant: { ...saved, internationalPhone: internationalPhone(saved) } }),
      newsletter: (await this.settings.getCached(newsletterPage)).isOn,
      newsletterArchive: (await this.settings.getCached(newsletterArchive)).isOn,
    };
    const isSame = cachedChoices && JSON.stringify(cachedChoices.choices) === JSON.stringify(found);
    const choices = isSame ? cachedChoices.choices : found;
    this.cachedChoices = { today, choices, until: performance.now() + CACHE_TTL_MS };
    return choices;
  }
}

function shown({ place, picture }: PlacedPhotograph): [string, PagePhotograph] {
  const at = (width: number, type: 'webp' | 'jpg') => `/pictures/${fileName(picture.key, width, type)}`;
  const srcSet = widthsOf(picture).map((width) => `${at(width, 'webp')} ${String(width)}w`);
  return [place, { src: at(picture.width, 'jpg'), srcSet: srcSet.join(', '), alt: picture.alt }];
}
