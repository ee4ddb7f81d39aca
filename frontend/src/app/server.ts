import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { setAnnouncement } from '@/entities/announcement';
import { type Menu, setPublishedMenu } from '@/entities/menu';
import { type PastNewsletter, setNewsletter } from '@/entities/newsletter';
import { type RestaurantDetails, type RestaurantHours, setHours, setRestaurant } from '@/entities/restaurant';
import { setSiteContent, type SiteContent } from '@/entities/site-content';
import { setEmptySections } from '@/entities/site-sections';
import { setOwnerAnswers } from '@/features/chat';
import { emptySections } from '@/pages/home';
import { type Photographs, setPhotographs } from '@/shared/ui/picture';
import type { ComingDay } from '@/pages/times';
import { type Article, articles } from './articles.server';
import { comingDays } from './coming-days.server';
import { isArchiveOn, pastNewsletters } from './past-newsletters.server';

// Exports that React Router's build needs for prerendering.
export {
  allowedActionOrigins,
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  routes,
  ssr,
} from 'virtual:react-router/server-build';

const answer = createRequestHandler(build, 'production');

interface Facts extends RestaurantHours {
  photographs?: Photographs;
  menu?: Menu;
  comingDays?: ComingDay[];
  chatAnswers?: Record<string, string>;
  content?: SiteContent;
  restaurant?: RestaurantDetails;
  newsletter?: boolean;
  newsletterArchive?: boolean;
  archive?: PastNewsletter[];
}

let lastRender: Promise<unknown> = Promise.resolve();

/**
 * The page, or its data when the address ends with `.data`, as the build would have made it with these articles and facts.
 * Hours, the restaurant's details, photographs, menu, texts and answers are module state, so pages are rendered one after another: two at a time would mix theirs.
 * @param all newest first
 */
export function renderPage(
  request: Request,
  all: readonly Article[],
  {
    photographs,
    menu,
    comingDays: days,
    chatAnswers,
    content,
    restaurant,
    newsletter,
    newsletterArchive,
    archive,
    ...hours
  }: Facts,
): Promise<Response> {
  const rendered = lastRender.then(() => {
    setHours(hours);
    setRestaurant(restaurant ?? null);
    setPhotographs(photographs ?? {});
    setPublishedMenu(menu);
    setOwnerAnswers(chatAnswers ?? {});
    setSiteContent(content);
    setAnnouncement(content?.announcement);
    setEmptySections(emptySections());
    setNewsletter(newsletter ?? false);
    const context = new RouterContextProvider();
    context.set(articles, all);
    if (days) context.set(comingDays, days);
    context.set(isArchiveOn, newsletterArchive ?? false);
    if (archive) context.set(pastNewsletters, archive);
    return answer(request, context);
  });
  lastRender = rendered.catch(() => undefined);
  return rendered;
}
