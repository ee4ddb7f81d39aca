import { recommendation as built } from '@content/reviews.json';

/** The owner's answers by topic, in place of those of the file. */
type Answers = Partial<Record<string, string>>;

let current: Answers = {};
let recommended: Pick<typeof built, 'percent' | 'reviews'> = built;

export const ownerAnswers = (): Answers => current;

/** How many guests recommend the restaurant, as the page says. */
export const recommendation = () => recommended;

/** Sets the answers: the server for its pages, the home page for the chat. */
export function setOwnerAnswers(answers: Answers, recommendationInPage: typeof recommended = built): void {
  current = answers;
  recommended = recommendationInPage;
}
