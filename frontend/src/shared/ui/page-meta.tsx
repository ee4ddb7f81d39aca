import { siteUrl } from '@/shared/config';
import { photographOf } from './picture';

let isCardOurs = () => true;

/** The built card has the name of the restaurant that the files name; the app knows whether this is it. */
export function setCardOwner(isOurs: () => boolean): void {
  isCardOurs = isOurs;
}

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's canonical path, such as `/blog`; without one, search engines are asked not to index it. */
  path?: string;
  /** The file of this website to show in link previews; by default the main photo, or the built card or art. */
  image?: string;
  type?: 'website' | 'article';
}

/** React moves these into the head, in the prerendered page as well as after a navigation. */
export function PageMeta({ title, description, path, image, type = 'website' }: PageMetaProps) {
  const shown = image ?? photographOf('hero')?.src ?? (isCardOurs() ? '/social-card.png' : '/pictures/hero-1200.jpg');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl(path)} />
          <meta property="og:url" content={siteUrl(path)} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={siteUrl(shown)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
