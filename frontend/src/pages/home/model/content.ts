import about from '@content/about.json';
import courtyard from '@content/courtyard.json';
import gallery from '@content/gallery.json';
import landmarks from '@content/landmarks.json';
import merchandise from '@content/merchandise.json';
import platforms from '@content/platforms.json';
import reviews from '@content/reviews.json';
import { readBlogPosts } from '@/entities/blog-post';
import { readMenu } from '@/entities/menu';
import { restaurant } from '@/entities/restaurant';
import { readChatWords } from '@/features/chat';
import { isPictureName, type PictureName } from '@/shared/ui/picture';
import { restaurantFacts } from './restaurant-facts';

/** Everything the home page says. It is read while the page is prerendered and travels in the page, not in a script. */
export function readHomeContent() {
  const featuredPost = readBlogPosts().find(({ featured }) => featured);
  if (!featuredPost) throw new Error('No blog post is featured');
  return {
    featuredPost,
    facts: restaurantFacts(),
    story: { ...about, owner: about.owner.replace('{ownerName}', restaurant.ownerName) },
    courtyardPhotos: courtyard.map(({ picture, alt, title }) => ({
      picture: pictureName(picture),
      alt,
      caption: title,
    })),
    menu: readMenu(),
    galleryPhotos: gallery.map(({ picture, ...photo }) => ({ picture: pictureName(picture), ...photo })),
    shelf: merchandise.map(({ picture, ...item }) => ({ picture: pictureName(picture), ...item })),
    reviews,
    chat: readChatWords(),
    landmarks,
    platformPages: platforms.map((page) => ({
      ...page,
      url: restaurant.socialLinks.find(({ platform }) => platform === page.platform)?.url,
    })),
  };
}

function pictureName(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(`There is no picture named ${name}`);
  return name;
}

export type HomeContent = ReturnType<typeof readHomeContent>;
