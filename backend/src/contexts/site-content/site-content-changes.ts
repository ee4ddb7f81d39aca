import { isDeepStrictEqual } from 'node:util';
import type { Review, ShelfItem, SiteContent } from './site-content.js';

const quoted = (text: string) => `“${text}”`;

/** What was added and removed, or that the order has changed. */
function listChanges<T>(
  [before, after]: readonly [readonly T[], readonly T[]],
  words: { readonly added: (item: T) => string; readonly removed: (item: T) => string; readonly moved: string },
): string[] {
  const isIn = (list: readonly T[], item: T) => list.some((other) => isDeepStrictEqual(other, item));
  const changes = [
    ...after.filter((item) => !isIn(before, item)).map(words.added),
    ...before.filter((item) => !isIn(after, item)).map(words.removed),
  ];
  return changes.length > 0 ? changes : [words.moved];
}

const storyTexts = ({ title, paragraphs, owner, award }: SiteContent['story']): string[] =>
  [title, ...paragraphs, owner, award].filter((text) => text !== '');

const WORDS: {
  readonly [Part in keyof SiteContent]: (before: SiteContent[Part], after: SiteContent[Part]) => string[];
} = {
  announcement: (_, { text, link, linkLabel, until }) => [
    text === ''
      ? 'No announcement'
      : `Announcement: ${[quoted(text), link && `${linkLabel} (${link})`, until && `until ${until}`].filter(Boolean).join(', ')}`,
  ],
  welcome: (_, after) => [`Welcome: ${quoted(after)}`],
  story: (before, after) =>
    listChanges([storyTexts(before), storyTexts(after)], {
      added: (text) => `Story: ${quoted(text)}`,
      removed: (text) => `Removed from the story: ${quoted(text)}`,
      moved: 'Story: another order',
    }),
  merchandise: (before, after) =>
    listChanges<ShelfItem>([before, after], {
      added: ({ title, price, description }) => `Merchandise: ${title}, ${price}, ${quoted(description)}`,
      removed: ({ title, price }) => `Removed merchandise: ${title}, ${price}`,
      moved: 'Merchandise: another order',
    }),
  reviews: (before, after) =>
    listChanges<Review>([before, after], {
      added: ({ name, rating, text }) => `Review: ${name}, ${String(rating)} of 5, ${quoted(text)}`,
      removed: ({ name, text }) => `Removed review: ${name}, ${quoted(text)}`,
      moved: 'Reviews: another order',
    }),
  recommendation: (_, { percent, reviews, platform }) => [
    reviews === 0
      ? 'No recommendation'
      : `Recommended by ${String(percent)}% (${String(reviews)} reviews on ${platform})`,
  ],
};

const PARTS = Object.keys(WORDS) as (keyof SiteContent)[];

/** What would change on the website, one phrase each. */
export const changesBetween = (before: SiteContent, after: SiteContent): string[] => [
  ...wordsIfChanged(WORDS.announcement, before.announcement, after.announcement),
  ...wordsIfChanged(WORDS.welcome, before.welcome, after.welcome),
  ...wordsIfChanged(WORDS.story, before.story, after.story),
  ...wordsIfChanged(WORDS.merchandise, before.merchandise, after.merchandise),
  ...wordsIfChanged(WORDS.reviews, before.reviews, after.reviews),
  ...wordsIfChanged(WORDS.recommendation, before.recommendation, after.recommendation),
];

const wordsIfChanged = <T>(words: (before: T, after: T) => string[], before: T, after: T): string[] =>
  isDeepStrictEqual(before, after) ? [] : words(before, after);

/** Each part that was changed in `mine`, and the others as they are in `theirs`. */
export function combined(base: SiteContent, mine: SiteContent, theirs: SiteContent): SiteContent {
  const changed = PARTS.filter((part) => !isDeepStrictEqual(base[part], mine[part]));
  return { ...theirs, ...Object.fromEntries(changed.map((part) => [part, mine[part]])) };
}
