import type { SiteContent } from '@/entities/site-content';

/** Numbers are text while they are typed. */
export interface SiteContentValues extends Omit<SiteContent, 'story' | 'reviews' | 'recommendation'> {
  story: Omit<SiteContent['story'], 'paragraphs'> & { paragraphs: { text: string }[] };
  reviews: { name: string; rating: string; text: string }[];
  recommendation: { percent: string; reviews: string; platform: string };
  /** The version that is being changed. */
  seen: string;
}

/** @param seen number of the version that is being changed */
export const valuesOf = (content: SiteContent, seen: number): SiteContentValues => {
  const { story, reviews, recommendation } = content;
  return {
    ...content,
    story: { ...story, paragraphs: story.paragraphs.map((text) => ({ text })) },
    reviews: reviews.map((review) => ({ ...review, rating: String(review.rating) })),
    recommendation: {
      platform: recommendation.platform,
      percent: recommendation.reviews === 0 ? '' : String(recommendation.percent),
      reviews: recommendation.reviews === 0 ? '' : String(recommendation.reviews),
    },
    seen: String(seen),
  };
};

/** What was not typed as a number is refused by the server. */
export const contentOf = ({ seen: _, story, reviews, recommendation, ...values }: SiteContentValues): SiteContent => ({
  ...values,
  story: { ...story, paragraphs: story.paragraphs.map(({ text }) => text).filter((text) => text.trim() !== '') },
  reviews: reviews.map((review) => ({ ...review, rating: Number(review.rating) })),
  recommendation: Object.values(recommendation).every((text) => text.trim() === '')
    ? { percent: 0, reviews: 0, platform: '' }
    : {
        ...recommendation,
        percent: numberOf(recommendation.percent),
        reviews: numberOf(recommendation.reviews),
      },
});

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
