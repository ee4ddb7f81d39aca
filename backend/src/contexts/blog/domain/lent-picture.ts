/** A picture of the website for posts that bring none. */
export interface LentPicture {
  /** Name of a picture of the website. */
  readonly image: string;
  readonly imageAlt: string;
  /** Words in lower case; the image suits posts that contain one of them. */
  readonly themes: readonly string[];
  /** Whether it contradicts no story. */
  readonly suitsAnything: boolean;
}

const TITLE_COUNTS = 3;

/**
 * Of the pictures that fit and are on the fewest posts, the one with the most themes in common with the text.
 * @param uses on how many posts each picture is already
 */
export function lendPicture(
  { title, words }: { title: string; words: string },
  pictures: readonly LentPicture[],
  uses: ReadonlyMap<string, number>,
): LentPicture {
  const inTitle = wordsOf(title);
  const inText = wordsOf(words);
  const [best] = pictures
    .map((picture) => ({
      picture,
      common: TITLE_COUNTS * shared(picture.themes, inTitle) + shared(picture.themes, inText),
      uses: uses.get(picture.image) ?? 0,
    }))
    .filter(({ picture, common }) => picture.suitsAnything || common > 0)
    .sort((one, other) => one.uses - other.uses || other.common - one.common);
  if (!best) throw new Error('A published post needs a picture that suits anything.');
  return best.picture;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

const shared = (themes: readonly string[], words: ReadonlySet<string>) =>
  themes.filter((theme) => words.has(theme)).length;
