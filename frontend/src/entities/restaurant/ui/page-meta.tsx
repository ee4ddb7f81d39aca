import { siteUrl } from '@/shared/config';
import { photographOf } from '@/shared/ui/picture';
import { isBuiltName } from '../model/profile';

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
  // The built card shows the name of the restaurant that the files name.
  const card = isBuiltName() ? '/social-card.png' : '/pictures/hero-1200.jpg';
  const shown = image ?? photographOf('hero')?.src ?? card;
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
