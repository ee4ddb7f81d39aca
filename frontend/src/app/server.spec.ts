import { readMenu } from '@/entities/menu';
import { hoursNow, restaurant } from '@/entities/restaurant';
import { photographOf } from '@/shared/ui/picture';
import { renderPage } from './server';

jest.mock('virtual:react-router/server-build', () => ({}), { virtual: true });
jest.mock('./articles.server', () => ({ articles: {} }));
jest.mock('react-router', () => ({
  ...jest.requireActual<object>('react-router'),
  createRequestHandler: () => async () => {
    // The router loads the page's data before it renders it.
    await new Promise(setImmediate);
    const courtyard = hoursNow().courtyard ?? 'open';
    const photo = photographOf('hero')?.alt ?? 'no photograph';
    return new Response([courtyard, photo, readMenu().note, restaurant.name].join(', '));
  },
}));

const { weekly } = hoursNow();
const { address, ...contact } = restaurant;
const pageWith = async (courtyard: string, alt: string, name: string) => {
  const hours = { today: '', weekly, changes: [], special: [], courtyard };
  const photographs = { hero: { src: '', srcSet: '', alt } };
  const menu = { note: `Menu with ${alt}`, glutenFreeBread: '', groups: [] };
  return (
    await renderPage(new Request('http://localhost/'), [], {
      ...hours,
      photographs,
      menu,
      restaurant: { ...contact, ...address, name },
    })
  ).text();
};

it('gives pages rendered at the same time their own hours, photos, menu and details', async () => {
  const pages = await Promise.all([
    pageWith('closed', 'a table', 'The Bistro'),
    pageWith('open', 'the arch', 'Harbor & Vine'),
  ]);
  expect(pages).toEqual([
    'closed, a table, Menu with a table, The Bistro',
    'open, the arch, Menu with the arch, Harbor & Vine',
  ]);
});
