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
    title: 'Hero',
    says: 'Top of the home page and the reservations page.',
    places: [{ place: 'hero', label: 'Hero image' }],
  },
  { title: 'The courtyard', says: 'Next to Our Story.', places: named('courtyard-', 'Courtyard') },
  { title: 'Gallery', says: 'The first three are always visible.', places: named('gallery-', 'Gallery') },
  { title: 'On the glass shelf', says: 'Items for sale.', places: named('merchandise-', 'Piece') },
  { title: 'Stories', says: 'The five original stories.', places: named('blog-', 'Story') },
  {
    title: 'Sign in',
    says: 'On the staff sign-in page.',
    places: [{ place: 'login-window', label: 'Sign in' }],
  },
];
