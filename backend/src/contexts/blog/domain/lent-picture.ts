/** A picture of the website for posts without one. */
export interface LentPicture {
  /** Name of the picture. */
  readonly image: string;
  readonly imageAlt: string;
  /** Words in lower case; the image suits posts that contain one of them. */
  readonly themes: readonly string[];
  /** Whether it fits every topic. */
  readonly suitsAnything: boolean;
}

const TITLE_COUNTS = 3;

/**
 * Chooses among the fitting pictures used by the fewest posts the one that shares the most themes with the text.
 * @param uses number of posts that use each picture
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
