import { PageData, readPageData } from '@/shared/ui/page-data';

const SECTIONS = ['Home', 'About', 'Menu', 'Gallery', 'Merchandise', 'Reviews', 'Contact'];

/** Id of the JSON that the server writes into each page. */
const IN_PAGE = 'sections';

let current: string[] | undefined;

/** The home page's sections that links lead to: those that have anything to show. */
export const siteSections = (): string[] => (current ??= (readPageData(IN_PAGE) as string[] | undefined) ?? SECTIONS);

/** Set by the server for its pages. */
export function setEmptySections(empty: readonly string[]): void {
  current = SECTIONS.filter((section) => !empty.includes(section));
}

export const SectionsData = () => <PageData id={IN_PAGE} data={siteSections()} />;
