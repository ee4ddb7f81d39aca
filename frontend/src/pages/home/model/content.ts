import about from '@content/about.json';
import courtyard from '@content/courtyard.json';
import gallery from '@content/gallery.json';
import landmarks from '@content/landmarks.json';
import merchandise from '@content/merchandise.json';
import platforms from '@content/platforms.json';
import reviews from '@content/reviews.json';
import { readMenu } from '@/entities/menu';
import { restaurant } from '@/entities/restaurant';
import { isPictureName } from '@/shared/ui/picture';

/** Everything the home page says. It is read while the page is prerendered and travels in the page, not in a script. */
export function readHomeContent() {
  return {
    story: { ...about, owner: about.owner.replace('{ownerName}', restaurant.ownerName) },
    courtyardPhotos: courtyard.flatMap(({ picture, alt, title }) =>
      isPictureName(picture) ? [{ picture, alt, caption: title }] : [],
    ),
    menu: readMenu(),
    galleryPhotos: gallery.flatMap(({ picture, ...photo }) => (isPictureName(picture) ? [{ picture, ...photo }] : [])),
    shelf: merchandise.flatMap(({ picture, ...item }) => (isPictureName(picture) ? [{ picture, ...item }] : [])),
    reviews,
    landmarks,
    platformPages: platforms.map((page) => ({
      ...page,
      url: restaurant.socialLinks.find(({ platform }) => platform === page.platform)?.url,
    })),
  };
}

export type HomeContent = ReturnType<typeof readHomeContent>;
