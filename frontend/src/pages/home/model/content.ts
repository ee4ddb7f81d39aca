import about from '@content/about.json';
import courtyard from '@content/courtyard.json';
import gallery from '@content/gallery.json';
import landmarks from '@content/landmarks.json';
import merchandise from '@content/merchandise.json';
import platforms from '@content/platforms.json';
import reviews from '@content/reviews.json';
import { readBlogPosts } from '@/entities/blog-post';
import { DIETS, type MenuItem, readMenu, signsOf } from '@/entities/menu';
import { areInitialHours, hoursLines, restaurant } from '@/entities/restaurant';
import { readChatWords } from '@/features/chat';
import { isPictureName, photographOf, type PictureName } from '@/shared/ui/picture';
import { restaurantFacts } from './restaurant-facts';

/** Everything the home page says. It is read while the page is prerendered and travels in the page, not in a script. */
export function readHomeContent() {
  const featuredPost = readBlogPosts().find(({ featured }) => featured);
  if (!featuredPost) throw new Error('No blog post is featured');
  return {
    featuredPost,
    facts: restaurantFacts(),
    story: readStory(),
    courtyardPhotos: courtyard.map(({ picture, alt, title }) => captioned({ picture, alt, caption: title })),
    menu: signedMenu(),
    galleryPhotos: gallery.map(captioned),
    shelf: merchandise.map(({ picture, ...item }) => ({ picture: pictureName(picture), ...item })),
    reviews: { ...reviews, links: ['Facebook', 'Google'].map((name) => ({ name, url: urlOf(name) })) },
    chat: readChatWords(),
    landmarks,
    platformPages: platforms.map((page) => ({
      ...page,
      url: urlOf(page.platform),
    })),
  };
}

/** The specified sentence about the hours stands until the owner has changed them. */
function readStory() {
  const { title, paragraphs, owner, award } = about;
  const open = hoursLines().filter(({ isClosed }) => !isClosed);
  const changed = about.changedHours.replace('{hours}', open.map(({ days, hours }) => `${days} ${hours}`).join('; '));
  const hours = areInitialHours() ? about.hours : changed;
  return {
    ...{ title, award, owner: owner.replace('{ownerName}', restaurant.ownerName) },
    paragraphs: paragraphs.map((paragraph) => paragraph.replace('{hours}', hours)),
  };
}

const urlOf = (name: string) => restaurant.socialLinks.find(({ platform }) => platform === name)?.url;

const EVERYTHING = { id: '', label: 'All', sign: '' };

/** With what the page says of diets, so that no script has to know it. */
function signedMenu() {
  const { note, glutenFreeBread, groups } = readMenu();
  const signed = (items: MenuItem[]) =>
    items.map((item) => ({
      ...item,
      signs: signsOf(item),
      ...(item.hasGlutenFreeBread && { bread: glutenFreeBread }),
    }));
  return {
    note,
    diets: [EVERYTHING, ...DIETS.map(({ id, label, sign }) => ({ id, label, sign }))],
    groups: groups.map(({ topRowItems, items, wineSection, ...group }) => ({
      ...group,
      items: signed(items),
      ...(topRowItems && { topRowItems: signed(topRowItems) }),
      ...(wineSection && { wineSection: { ...wineSection, options: signed(wineSection.options) } }),
    })),
  };
}

/** Of a photograph the caption is what it shows, which need not be said twice. */
function captioned({ picture, ...art }: { picture: string; alt: string; caption: string }) {
  const photograph = photographOf(picture);
  return { picture: pictureName(picture), ...(photograph ? { alt: '', caption: photograph.alt } : art) };
}

function pictureName(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(`There is no picture named ${name}`);
  return name;
}

export type HomeContent = ReturnType<typeof readHomeContent>;
