import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { PublishedDish, PublishedMenu } from '../../../menu/index.js';
import type { PageFactsView } from './page-facts.js';

type Spans = PageFactsView['weekly']['monday'];

/** Facts that an assistant needs to answer guests' questions, as Markdown (llmstxt.org). */
export function llmsText(restaurant: Restaurant, { weekly, special, menu }: PageFactsView, publicUrl: URL): string {
  const { name, tagline, address, phone, email, servesCuisine, timeZone } = restaurant;
  const { street, unit, city, region, postalCode } = address;
  const link = (path: string) => new URL(path, publicUrl).href;
  const days = Object.entries<Spans>({ ...weekly }).map(([day, spans]) => `- ${capitalised(day)}: ${inWords(spans)}`);
  const otherwise = special.map(({ date, spans, note }) => `- ${date}: ${inWords(spans)}${note ? ` (${note})` : ''}`);
  return `# ${name}

> ${tagline}

- Cuisine: ${servesCuisine.join(', ')}
- Address: ${street}, ${unit}, ${city}, ${region} ${postalCode}
- Phone: ${phone}
- Email: ${email}

## Hours

Times are in ${timeZone}.

${days.join('\n')}
${otherwise.length > 0 ? `\nSpecial hours:\n\n${otherwise.join('\n')}\n` : ''}
## Menu

${menuText(menu)}
## Pages

- [Menu, courtyard and directions](${link('/')}): dishes with prices, photos, how to find us
- [Free times](${link('/times')}): the next two weeks, each time with a link to the request form
- [Request a table](${link('/reservations')}): a person replies within 24 hours; it is a reservation once that reply confirms it
- [Gift cards](${link('/gift-cards')}): request one here; payment follows our reply
- [Blog](${link('/blog')}): stories from the courtyard

## For apps and assistants

- [Hours](${link('/api/hours')}): JSON, including the days ahead
- [Restaurant](${link('/api/restaurant')}): JSON
- [Stories](${link('/feed.xml')}): RSS
- [MCP](${link('/api/mcp')}): Model Context Protocol (Streamable HTTP, no login): hours, dishes, free times, and a link with the request filled in
`;
}

/** Allergens are on the page and in the data for apps; here they would be half the text. */
const menuText = ({ note, groups }: PublishedMenu) =>
  groups
    .map(({ category, topRowItems = [], items, wineSection }) => {
      const dishes = [...topRowItems, ...items, ...(wineSection?.options.map(of(wineSection.title)) ?? [])];
      return `### ${category}\n\n${dishes.map(dishText).join('\n')}\n`;
    })
    .join('\n') + (note ? `\n${note}\n` : '');

const of = (title: string) => (dish: PublishedDish) => ({ ...dish, name: `${title}, ${dish.name.toLowerCase()}` });

function dishText({ name, price, description, note, diets, offUntil }: PublishedDish): string {
  const more = [description, note, diets?.join(', '), offUntil && `off today, back on ${offUntil}`].filter(Boolean);
  return [`- ${name}, ${price}`, ...more].join('; ');
}

const inWords = (spans: Spans) =>
  spans.length === 0 ? 'closed' : spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ');

const capitalised = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1);
