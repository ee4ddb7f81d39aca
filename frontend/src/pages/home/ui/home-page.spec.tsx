import { screen, within } from '@testing-library/react';
import { readMenu, setPublishedMenu } from '@/entities/menu';
import { hoursNow, restaurant, setHours, setRestaurant } from '@/entities/restaurant';
import { setSiteContent, siteContent } from '@/entities/site-content';
import { renderScreen } from '@/shared/testing';
import { enlivenPhotos } from '@/shared/ui/photo-viewer';
import { setPhotographs } from '@/shared/ui/picture';
import { emptySections, HomePage, readHomeContent } from '../index';

beforeAll(enlivenPhotos);

const content = readHomeContent();
/** The chat renders last, so it marks a complete page. */
async function renderHome() {
  const rendered = renderScreen(<HomePage content={content} />);
  await screen.findByRole('button', { name: 'Open chat' });
  return rendered;
}
const section = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no section ${id}`);
  return within(found);
};

it('has its sections in order, under the anchors of the navigation', async () => {
  await renderHome();
  const anchors = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(anchors).toEqual(['home', 'about', 'menu', 'gallery', 'merchandise', 'reviews', 'contact']);
});

it('shows every dish of the menu with its price', async () => {
  await renderHome();
  const dishes = content.menu.groups.flatMap(({ topRowItems = [], items }) => [...topRowItems, ...items]);
  const menu = section('menu');
  for (const { name, price } of dishes) {
    expect(menu.getAllByText(name)[0]?.closest('li')).toHaveTextContent(price);
  }
  expect(menu.getByText('Winter only')).toBeVisible();
});

it('shows the soup of the day, what is not available today, and tells search engines', async () => {
  const usual = hoursNow();
  const { groups, ...menu } = readMenu();
  const gumbo = [
    { name: 'Gumbo, cup', price: '$7.00' },
    { name: 'Gumbo, bowl', price: '$9.00' },
    { name: 'Corn bread', price: '$2.00' },
  ];
  const soup = { id: 'soup-of-the-day', category: 'Soup of the Day', items: gumbo };
  const off = { id: 'mains', category: 'Mains', items: [{ name: 'Stew', price: '$9.00', offUntil: '2026-11-24' }] };
  const later = { id: 'more', category: 'More', items: [{ name: 'Slaw', price: '$4.00', offUntil: '2026-12-01' }] };
  setHours({ ...usual, today: '2026-11-23' });
  setPublishedMenu({ ...menu, groups: [soup, off, later, ...groups] });
  const changed = readHomeContent();
  setPublishedMenu(undefined);
  renderScreen(<HomePage content={changed} />);
  const dish = async (name: string) => (await screen.findByText(name, { selector: '#menu *' })).closest('li');
  expect(await dish('Stew')).toHaveTextContent('Not available today');
  expect(await dish('Slaw')).toHaveTextContent('Back on Tue, Dec 1');
  const today = within(screen.getByRole('region', { name: 'Today' }));
  expect(today.getByText('Gumbo')).toBeVisible();
  expect(today.getByText('cup $7.00, bowl $9.00')).toBeVisible();
  expect(changed.facts).toContain(
    '"name":"Stew","offers":{"@type":"Offer","price":"9.00","priceCurrency":"USD","availability":"https://schema.org/SoldOut"}',
  );
  setHours(usual);
});

it("separates a dish's name, diet signs and price for screen readers", async () => {
  await renderHome();
  const lines = [...document.querySelectorAll('#menu li p:first-child')].map(({ textContent }) => textContent);
  expect(lines).toEqual(expect.arrayContaining(['Chef GF $15.00', 'House VG $10.00', 'Castillo Club $15.00']));
});

it('offers gluten-free bread for every sandwich, at its price', async () => {
  await renderHome();
  const offered = section('menu').getAllByText('GF bread +$1.00');
  expect(offered).toHaveLength(8);
  for (const bread of offered) expect(bread.closest('[data-diets~=gluten-free-bread]')).toBeInTheDocument();
});

it('tells the story, who owns the bistro, and its award', async () => {
  await renderHome();
  const about = section('about');
  expect(about.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  for (const text of [...content.story.paragraphs, content.story.owner, content.story.award]) {
    expect(about.getByText(text)).toBeVisible();
  }
});

it('leaves out what there is nothing of: pieces, reviews, a soup', async () => {
  const none = { percent: 0, reviews: 0, platform: '' };
  setSiteContent({ ...siteContent(), merchandise: [], reviews: [], recommendation: none });
  const { groups, ...menu } = readMenu();
  setPublishedMenu({ ...menu, groups: groups.filter(({ id }) => id !== 'soup') });
  const bare = readHomeContent();
  const empty = emptySections();
  setSiteContent(undefined);
  setPublishedMenu(undefined);
  expect(empty).toEqual(['Merchandise', 'Reviews']);
  renderScreen(<HomePage content={bare} />);
  await screen.findByRole('button', { name: 'Open chat' });
  for (const id of ['merchandise', 'reviews']) expect(document.getElementById(id)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Today' })).queryByRole('link')).toBeNull();
  expect(bare.facts).not.toContain('makesOffer');
});

it('shows no glass art of the courtyard for another restaurant, only its own photos', () => {
  const { address, ...others } = restaurant;
  setRestaurant({ ...others, ...address, name: 'Osteria Brenta' });
  const without = readHomeContent();
  const empty = emptySections();
  setPhotographs({ 'courtyard-2': { src: '/pictures/bar.jpg', srcSet: '/pictures/bar.jpg 800w', alt: 'The bar' } });
  const withOne = readHomeContent();
  setPhotographs({});
  setRestaurant(null);
  expect([without.courtyardPhotos, without.galleryPhotos, empty]).toEqual([[], [], ['Gallery']]);
  expect(withOne.courtyardPhotos).toEqual([{ picture: 'courtyard-2', alt: '', caption: 'The bar' }]);
});

it('names a photo without a description by its place', () => {
  const photo = { src: '/pictures/bar.jpg', srcSet: '/pictures/bar.jpg 800w', alt: '' };
  setPhotographs({ 'courtyard-2': photo, 'gallery-07': photo });
  const { courtyardPhotos, galleryPhotos } = readHomeContent();
  setPhotographs({});
  expect(courtyardPhotos[1]).toEqual({ picture: 'courtyard-2', alt: '', caption: 'Photo 2' });
  expect(galleryPhotos[6]).toEqual({ picture: 'gallery-07', alt: '', caption: 'Photo 7' });
});

it('shows no texts of the files for a restaurant of another name in another town, until it has published its own', () => {
  const { city, region } = restaurant.address;
  const elsewhere = { ...restaurant, ...restaurant.address, name: 'Osteria Brenta', city: 'Savannah', region: 'GA' };
  setRestaurant(elsewhere);
  const { welcome, shelf, reviews, story: told, facts } = readHomeContent();
  const empty = emptySections();
  setSiteContent({ ...siteContent(), welcome: 'Small plates by the river.' });
  const published = readHomeContent();
  setSiteContent(undefined);
  setRestaurant({ ...elsewhere, city, region });
  const renamed = readHomeContent();
  setRestaurant(null);
  expect([welcome, shelf, reviews.items, told.owner, told.award]).toEqual(['', [], [], '', '']);
  expect(told.paragraphs.join('')).toMatch(/^We are open /);
  expect(facts).not.toContain('makesOffer');
  expect(empty).toEqual(['Gallery', 'Merchandise', 'Reviews']);
  expect(published).toMatchObject({ welcome: 'Small plates by the river.', shelf: content.shelf });
  expect(renamed.welcome).toBe(content.welcome);
});

const story = () => readHomeContent().story.paragraphs.join(' ');

it('tells the story with the current hours once the owner has changed them', () => {
  const usual = hoursNow();
  expect(story()).toContain('Monday through Friday from 10 to 3 we cook');
  const lunch = [{ opens: '11:00', closes: '15:00' }];
  setHours({ ...usual, weekly: { ...usual.weekly, monday: [], friday: lunch } });
  expect(story()).toContain('We cook Tuesday, Thursday 10am-3pm; Friday 11am-3pm; Saturday 11am-5pm. The other');
  expect(story()).not.toContain('Monday');
  setRestaurant({ ...restaurant, ...restaurant.address, name: 'Casa Luma' });
  expect(story()).toContain('We are open Tuesday, Thursday 10am-3pm; Friday 11am-3pm; Saturday 11am-5pm.');
  expect(story()).not.toContain('opening the kiln');
  setHours({ ...usual, weekly: { ...usual.weekly, monday: [], tuesday: [], thursday: [], friday: [], saturday: [] } });
  expect(story()).not.toContain('We are open');
  setRestaurant(null);
  setHours(usual);
});

it('opens a courtyard photo with its title, and closes it again', async () => {
  const { user } = await renderHome();
  const [photo] = section('about').getAllByRole('button');
  if (!photo) throw new Error('no photo');
  await user.click(photo);
  const dialog = screen.getByRole('dialog', { name: content.courtyardPhotos[0]?.caption });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows three gallery pictures, all of them on request, and steps through them', async () => {
  const { user } = await renderHome();
  const gallery = section('gallery');
  expect(gallery.getAllByRole('img')).toHaveLength(3);
  await user.click(gallery.getByRole('button', { name: 'View Full Gallery' }));
  expect(gallery.getAllByRole('img')).toHaveLength(27);
  await user.click(gallery.getByRole('button', { name: `View ${content.galleryPhotos[0]?.caption ?? ''}` }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: content.galleryPhotos[1]?.caption })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: content.galleryPhotos[26]?.caption })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(gallery.getByRole('button', { name: 'Show Less' }));
  expect(gallery.getAllByRole('img')).toHaveLength(3);
});

it('shows three pieces of merchandise, and nine on request', async () => {
  const { user } = await renderHome();
  const merchandise = section('merchandise');
  expect(merchandise.getAllByRole('img')).toHaveLength(3);
  await user.click(merchandise.getByRole('button', { name: 'View All Merchandise' }));
  expect(merchandise.getAllByRole('img')).toHaveLength(9);
});

it('links from the shelf to the studio: directions and phone', async () => {
  await renderHome();
  const merchandise = section('merchandise');
  const directions = merchandise.getByRole('link', { name: 'Get directions' });
  expect(directions).toHaveAttribute('href', expect.stringContaining('destination=75%20King%20Street'));
  expect(merchandise.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+19045550175');
});

it('asks before it loads the map', async () => {
  const { user } = await renderHome();
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(document.querySelector('iframe')).toHaveAttribute('src', expect.stringContaining('King%20Street'));
});

describe('at another address, with other links', () => {
  afterEach(() => {
    setRestaurant(null);
  });

  it('shows the address and directions to it, and nothing that is about the place of the files', () => {
    const { socialLinks, ...others } = restaurant;
    const [facebook] = socialLinks;
    setRestaurant({
      ...others,
      street: '12 River Street',
      unit: '',
      city: 'Savannah',
      region: 'GA',
      postalCode: '31401',
      country: 'US',
      socialLinks: [...(facebook ? [facebook] : []), { platform: 'Google', url: 'https://google.example/vine' }],
    });
    renderScreen(<HomePage content={readHomeContent()} />);
    const findUs = within(screen.getByRole('region', { name: 'Find Us' }));
    expect(findUs.getByText('12 River Street, Savannah, GA 31401')).toBeVisible();
    expect(findUs.getByRole('link', { name: 'Quick Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('Savannah'),
    );
    expect(findUs.queryByRole('img')).toBeNull();
    expect(findUs.queryByRole('listitem')).toBeNull();
    // The rating of the files is about the page that they link to.
    expect(screen.getByRole('link', { name: /^Facebook\s*540\+/ })).toHaveAttribute('href', facebook?.url);
    expect(screen.getByRole('link', { name: /^Google\s*Our page$/ })).toHaveAttribute(
      'href',
      'https://google.example/vine',
    );
    expect(screen.queryByRole('link', { name: /Yelp/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'From our blog' })).toBeNull();
  });

  it('has no empty headings without any links', () => {
    setRestaurant({ ...restaurant, ...restaurant.address, socialLinks: [] });
    renderScreen(<HomePage content={readHomeContent()} />);
    expect(screen.queryByRole('heading', { name: 'Find Us Online' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Review us on/ })).toBeNull();
  });
});
