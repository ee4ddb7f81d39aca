import about from '@content/about.json';
import courtyard from '@content/courtyard.json';
import gallery from '@content/gallery.json';
import landmarks from '@content/landmarks.json';
import merchandise from '@content/merchandise.json';
import platforms from '@content/platforms.json';
import { readBlogPosts } from '@/entities/blog-post';
import { DIETS, type MenuItem, readMenu, signsOf } from '@/entities/menu';
import {
  addDays,
  areInitialHours,
  hoursLines,
  hoursNow,
  isAtBuiltAddress,
  isBuiltName,
  isBuiltLink,
  isInBuiltTown,
  plainDay,
  restaurant,
} from '@/entities/restaurant';
import { readChatWords, ownerAnswers } from '@/features/chat';
import { isPictureName, photographOf, type PictureName } from '@/shared/ui/picture';
import { restaurantFacts } from './restaurant-facts';
import { isShown } from './shown-art';
import { shownContent } from './shown-content';

/** The home page's content. It is read while prerendering and is part of the page, not of a script. */
export function readHomeContent() {
  const featuredPost = readBlogPosts(restaurant.name).find(({ featured }) => featured);
  if (!featuredPost) throw new Error('No blog post is featured');
  return {
    // The posts of the files are about the town.
    featuredPost: isInBuiltTown() ? featuredPost : null,
    facts: restaurantFacts(),
    story: readStory(),
    courtyardPhotos: courtyardPhotos(),
    menu: signedMenu(),
    soup: readSoup(),
    galleryPhotos: galleryPhotos(),
    welcome: shownContent().welcome,
    shelf: readShelf(),
    reviews: { ...readReviews(), links: readReviewLinks() },
    chat: readChatWords(),
    chatAnswers: ownerAnswers(),
    // The ways, and the code with the directions, lead to the address of the files.
    landmarks: isAtBuiltAddress() ? landmarks : [],
    platformPages: readPlatformPages(),
  };
}

const courtyardPhotos = () =>
  courtyard
    .filter(({ picture }) => isShown(picture))
    .map(({ picture, alt, title }) => captioned({ picture, alt, caption: title }));

const galleryPhotos = () => gallery.filter(({ picture }) => isShown(picture)).map(captioned);

/** The sections of the page that have nothing to show. */
export function emptySections(): string[] {
  const { merchandise: pieces, reviews } = shownContent();
  const isEmpty = {
    Gallery: galleryPhotos().length === 0,
    Merchandise: pieces.length === 0,
    Reviews: reviews.length === 0,
  };
  return Object.entries(isEmpty).flatMap(([section, empty]) => (empty ? [section] : []));
}

/** Uses the specified sentence about hours until the owner has changed them, and a plain one for a restaurant of another name. */
function readStory() {
  const { title, paragraphs, owner, award } = shownContent().story;
  const open = hoursLines().filter(({ isClosed }) => !isClosed);
  const sentence = !isBuiltName() ? about.hoursElsewhere : areInitialHours() ? about.hours : about.changedHours;
  const spoken = open.map(({ days, hours: spans }) => `${days} ${spans}`).join('; ');
  const hours = spoken && sentence.replace('{hours}', spoken);
  return {
    title,
    award,
    owner: owner.replace('{ownerName}', restaurant.ownerName),
    paragraphs: paragraphs.map((paragraph) => paragraph.replace('{hours}', hours)),
  };
}

function readReviews() {
  const { reviews: items, recommendation } = shownContent();
  return { items, recommendation };
}

/** May be empty, if the owner's shelf was when it was exported. */
const SHELF_ART: readonly { picture: string; alt: string }[] = merchandise;

const readShelf = () =>
  shownContent().merchandise.map(({ picture, ...item }) => ({
    picture: pictureName(picture),
    ...item,
    alt: SHELF_ART.find((art) => art.picture === picture)?.alt ?? '',
  }));

const readReviewLinks = () =>
  ['Facebook', 'Google'].flatMap((name) => restaurant.socialLinks.filter(({ platform }) => platform === name));

/** The pages that the files describe, then those that the owner has added. */
function readPlatformPages() {
  const { socialLinks } = restaurant;
  const described = platforms.flatMap((page) =>
    socialLinks
      .filter((link) => link.platform === page.platform && isBuiltLink(link))
      .map(({ url }) => ({ ...page, url })),
  );
  const added = socialLinks
    .filter((link) => !isBuiltLink(link))
    .map((link) => ({ ...link, label: '', text: 'Our page' }));
  return [...described, ...added];
}

/** The first soup that is available, with its prices; each size is a dish of its own, such as 'Tomato Basil, cup'. Null without a section of soups. */
function readSoup() {
  const { groups } = readMenu();
  const section = groups.find(({ id }) => id === 'soup-of-the-day') ?? groups.find(({ id }) => id === 'soup');
  if (!section) return null;
  const soups = section.items
    .filter(({ offUntil }) => !offUntil)
    .map(({ name, price }) => ({ words: name.split(', '), price }));
  const [first] = soups;
  if (!first) return { name: 'None today', sizes: 'See the menu' };
  const sizes = soups.filter(({ words: [name] }) => name === first.words[0]);
  const priceOf = ({ words: [, size], price }: (typeof soups)[number]) => [size, price].filter(Boolean).join(' ');
  return { name: first.words[0], sizes: sizes.map(priceOf).join(', ') || 'See the menu' };
}

const EVERYTHING = { id: '', label: 'All', sign: '' };

/** Adds the diet signs and notes, so that no script needs to know them. */
function signedMenu() {
  const { note, glutenFreeBread, groups } = readMenu();
  const signed = (items: MenuItem[]) =>
    items.map((item) => ({
      ...item,
      signs: signsOf(item),
      ...(item.hasGlutenFreeBread && glutenFreeBread && { bread: glutenFreeBread }),
      ...(item.offUntil && { off: offNote(item.offUntil) }),
    }));
  return {
    note,
    glutenFreeBread,
    diets: [EVERYTHING, ...DIETS.map(({ id, label, sign }) => ({ id, label, sign }))],
    groups: groups.map(({ topRowItems, items, wineSection, ...group }) => ({
      ...group,
      items: signed(items),
      ...(topRowItems && { topRowItems: signed(topRowItems) }),
      ...(wineSection && { wineSection: { ...wineSection, options: signed(wineSection.options) } }),
    })),
  };
}

function offNote(backOn: string): string {
  const { today } = hoursNow();
  return today && backOn <= addDays(today, 1) ? 'Not available today' : `Back on ${plainDay(backOn)}`;
}

/** A photo's caption is its description; alt is empty so that it is not announced twice. */
function captioned({ picture, ...art }: { picture: string; alt: string; caption: string }) {
  const photograph = photographOf(picture);
  if (!photograph) return { picture: pictureName(picture), ...art };
  // The button that enlarges a photo without a description needs a name.
  return { picture: pictureName(picture), alt: '', caption: photograph.alt || `Photo ${numberOf(picture)}` };
}

/** 'gallery-07' is 7. */
const numberOf = (picture: string) => String(Number(/\d+$/.exec(picture)?.[0]));

function pictureName(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(`There is no picture named ${name}`);
  return name;
}

export type HomeContent = ReturnType<typeof readHomeContent>;
