import { siteUrl } from '@/shared/config';
import { jsonLd } from './structured-data';

interface Step {
  name: string;
  /** From the root of the website, such as `/blog`. */
  path: string;
}

/** Schema.org breadcrumbs from the home page to this one. */
export const breadcrumbs = (...steps: Step[]) =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  });
