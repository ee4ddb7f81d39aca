import { isOtherRestaurant } from '@/entities/restaurant';
import { isContentPublished, siteContent, type SiteContent } from '@/entities/site-content';

/** The texts of the files are about their restaurant, so another one shows none until it has published its own. */
export function shownContent(): SiteContent {
  const content = siteContent();
  if (isContentPublished() || !isOtherRestaurant()) return content;
  return {
    ...content,
    welcome: '',
    story: { title: content.story.title, paragraphs: ['{hours}'], owner: '', award: '' },
    merchandise: [],
    reviews: [],
    recommendation: { percent: 0, reviews: 0, platform: '' },
  };
}
