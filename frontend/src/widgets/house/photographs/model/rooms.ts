import { PICTURE_NAMES, type PictureName } from '@/shared/ui/picture';

interface Place {
  place: PictureName;
  label: string;
}

interface Room {
  title: string;
  /** What is seen there. */
  says: string;
  places: Place[];
}

const named = (prefix: string, label: string): Place[] =>
  PICTURE_NAMES.filter((name) => name.startsWith(prefix)).map((place) => ({
    place,
    label: `${label} ${String(Number(place.slice(prefix.length)))}`,
  }));

/** Where the website shows pictures, as one walks through it. */
export const ROOMS: readonly Room[] = [
  {
    title: 'At first sight',
    says: 'The first pane of the home page, and the page on which a table is asked for.',
    places: [{ place: 'hero', label: 'First pane' }],
  },
  { title: 'The courtyard', says: 'Beside the story of the house.', places: named('courtyard-', 'Courtyard') },
  { title: 'Gallery', says: 'The first three are seen at once.', places: named('gallery-', 'Gallery') },
  { title: 'On the glass shelf', says: 'The pieces that are for sale.', places: named('merchandise-', 'Piece') },
  { title: 'Stories', says: 'The five stories that came with the website.', places: named('blog-', 'Story') },
  {
    title: 'Sign in',
    says: 'Beside the form with which the people of the house sign in.',
    places: [{ place: 'login-window', label: 'Sign in' }],
  },
];
