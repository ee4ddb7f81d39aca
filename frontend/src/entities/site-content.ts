import about from '@content/about.json';
import merchandise from '@content/merchandise.json';
import reviews from '@content/reviews.json';
import type { components } from '@/shared/api';

type Schemas = components['schemas'];
/** Absent texts are ''. */
type Filled<Body> = { [Name in keyof Body]-?: NonNullable<Body[Name]> };
export interface SiteContent extends Omit<Schemas['SiteContentBody'], 'announcement' | 'story' | 'recommendation'> {
  announcement: Filled<Schemas['AnnouncementBody']>;
  story: Filled<Schemas['StoryBody']>;
  recommendation: Filled<Schemas['RecommendationBody']>;
}

/** The content of a page that no server has filled in, and of a new installation. */
const BUILT: SiteContent = {
  announcement: { text: '', link: '', linkLabel: '', until: '' },
  welcome: about.welcome,
  story: { title: about.title, paragraphs: about.paragraphs, owner: about.owner, award: about.award },
  merchandise: merchandise as SiteContent['merchandise'],
  reviews: reviews.items,
  recommendation: reviews.recommendation,
};

/** Another restaurant starts with this: the texts of the files are about their own. */
export const withoutSampleTexts = (content: SiteContent): SiteContent => ({
  ...content,
  welcome: '',
  story: { title: content.story.title, paragraphs: ['{hours}'], owner: '', award: '' },
  merchandise: [],
  reviews: [],
  recommendation: { percent: 0, reviews: 0, platform: '' },
});

let published: SiteContent | undefined;

/** For what only the server renders: the texts are too long for the scripts of a page. */
export const siteContent = (): SiteContent => published ?? BUILT;

export const isContentPublished = (): boolean => published !== undefined;

/** Set by the server for its pages; undefined while nothing has been published. */
export function setSiteContent(content: SiteContent | undefined): void {
  published = content;
}
