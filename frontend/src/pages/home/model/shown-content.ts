import { isOtherRestaurant } from '@/entities/restaurant';
import { isContentPublished, siteContent, type SiteContent, withoutSampleTexts } from '@/entities/site-content';

/** Another restaurant shows no texts until it has published its own. */
export const shownContent = (): SiteContent =>
  isContentPublished() || !isOtherRestaurant() ? siteContent() : withoutSampleTexts(siteContent());
