import content from '@content/chat.json';
import { type Menu, readMenu, setPublishedMenu } from '@/entities/menu';
import profile from '@content/restaurant.json';
import {
  addDays,
  hoursLines,
  hoursNow,
  plainDay,
  restaurantNow,
  setHours,
  setRestaurant,
  spansOn,
} from '@/entities/restaurant';
import { setOwnerAnswers } from './owner-answers';
import { answerTo, chatTopics, greeting, quickButtons } from './answers';

it.each([
  ['How much is a sandwich?', 'Sandwiches are $14-15:'],
  ['Tell me about your salads', 'Salads are $10-15:'],
  ['What soup do you have?', '$6 a cup, $9 a bowl'],
  ['Do you serve COFFEE?', 'Coffee drinks are $4.50-5.75:'],
  ['any treats?', 'Treats are $3.25-5.25:'],
  ['wine list', '$12-14 by the glass and $24 a bottle: Pinot Grigio, Chardonnay, Malbec, Cabernet Sauvignon'],
  ['a cold beer', 'Craft and import beer is $6.'],
  ['which sides', 'Sides are $2.50-10,'],
  ['a plate to share', 'The Meat & Cheese Plate is $19'],
  ['can I get takeout', 'Orders are ready in 15-20 minutes.'],
  ['do you do catering?', "24-48 hours' notice"],
  ['we are a group of nine', 'For groups over 6 please call ahead at (904) 555-0175'],
  ['book a table', 'We confirm within 24 hours.'],
  ['how do I cancel my reservation?', 'open the link in your reservation email, or call (904) 555-0175'],
  ['a table for 10', 'For groups over 6 please call ahead'],
  ['party of twelve', 'For groups over 6 please call ahead'],
  ['is it gluten-free', 'Gluten-free bread is +$1.00.'],
  ['I have a nut allergy', 'Please call (904) 555-0175 before you order'],
  ['any vegetarian sandwiches?', 'Salads (House, Sunshine, Greek, Side Salad), Sandwiches (Vilano Veggie),'],
  ['anything vegan?', 'Vegan: Salads (House, Side Salad), Sides ('],
  ['is it gluten-free', 'Soup (Tomato Basil cup), Salads (Chef,'],
  ['thanks', 'You are welcome.'],
  ['Hello', 'Good to hear from you.'],
  ['we are 8 people', 'For groups over 6 please call ahead at (904) 555-0175'],
  ['lunch for twelve of us', 'For groups over 6 please call ahead'],
  ['do you sell gift cards?', 'Request one on the [Gift Cards page](/gift-cards)'],
  ['gift', 'Request one on the [Gift Cards page](/gift-cards)'],
  ['I am allergic to fish', 'nuts, dairy, egg, fish, sesame and gluten'],
  ['how do i get from the fort', '6 minutes from the Castillo de San Marcos, 4 minutes from St. George Street'],
  ['gallery', 'see Gallery and Merchandise on this page'],
  ['do you have a blog', 'on the Blog page'],
  ['reviews', '90% recommend us, based on 20 Facebook reviews; we have 4.5 on Google'],
  [
    'when are you open',
    'Monday, Tuesday, Thursday and Friday 10am-3pm, Saturday 11am-5pm; closed Wednesday and Sunday.',
  ],
  ['where are you', '75 King Street, Suite 120, Saint Augustine, FL 32084'],
  ['your email?', 'write to hello@bistro.example'],
])('answers "%s" with the restaurant’s facts', (question, fact) => {
  expect(answerTo(question)).toContain(fact);
});

it.each([
  ['Are you open for takeout?', /^We’re open/],
  ['catering for a group', /^We cater/],
  ['reserve a table near the parking', /^Send a request on the Reservations page/],
  ['a glass of wine', /^Signature wines/],
])('takes the first topic in the fixed order for "%s"', (question, reply) => {
  expect(answerTo(question)).toMatch(reply);
});

it.each([
  ['do you have hot dogs?', /^Sandwiches \$/],
  ['how much is a hot dog', /^Sandwiches \$/],
  ['is there a dog park near you?', /^I’m not sure/],
  ['do you have a business card', /^Call /],
  ['do you sell a birthday card?', /^I’m not sure/],
  ['any book club?', /^I’m not sure/],
  ['is there a changing table', /^Looking for the restroom/],
  ['how far is the national park', /^On foot/],
  ['can you split the check?', /^Questions about how to pay/],
  ['do you have a gift shop', /^We make stained glass/],
  ['any club soda?', /^Iced or hot tea/],
  ['a glass of water', /^Iced or hot tea/],
  ['is there a happy hour', /^I’m not sure/],
  ['any job openings?', /^I’m not sure/],
  ['are you close to the beach?', /^On foot/],
  ['what is the best way to go', /^I’m not sure/],
  ['is it family owned', /^I’m not sure/],
  ['may I bring outside food', /^I’m not sure/],
  ['do you have mac and cheese', /^Sandwiches \$/],
])('does not mistake the meaning of a word in "%s"', (question, reply) => {
  expect(answerTo(question)).toMatch(reply);
});

it.each([
  ['is parking available?', /^There is metered/],
  ['is the Wi-Fi available', /^Need Wi-Fi/],
  ['are vegan options available', /^Vegetarian/],
  ['do you have a table available?', /\/times/],
  ['is anything available at noon', /\/times/],
])('answers "%s" with the topic that is named rather than with free times', (question, reply) => {
  expect(answerTo(question)).toMatch(reply);
});

it('calls six people no group yet', () => {
  expect(answerTo('we are 6 people')).toMatch(/^I’m not sure/);
  expect(answerTo('a table for 4 people')).toMatch(/^Send a request/);
  expect(answerTo('a table for a party of 2')).toMatch(/^Send a request/);
});

it('calls no dish safe for an allergy', () => {
  for (const question of ['a gluten allergy', 'dairy free', 'nuts in the salads?', 'allergic to eggs']) {
    expect(answerTo(question)).toMatch(/^Please call/);
  }
});

it('matches whole words and phrases only', () => {
  expect(answerTo('TAKE-OUT, please!')).toMatch(/^For takeout/);
  expect(answerTo('meat & cheese')).toMatch(/^The Meat & Cheese Plate/);
  expect(answerTo('a subscription')).toMatch(/^I’m not sure/);
  expect(answerTo('Teatime')).toMatch(/^I’m not sure/);
});

const { date: today } = restaurantNow();
/** The first matching day from today on. */
const dayWith = (isMeant: (date: string) => boolean) =>
  Array.from({ length: 366 }, (_, days) => addDays(today, days)).find(isMeant) ?? today;
const weekdayOf = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

describe('with a day that has hours of its own', () => {
  const usual = hoursNow();
  const day = dayWith((date) => date > today && spansOn(date).length > 0);
  beforeEach(() => {
    const special = [{ date: day, spans: [], note: 'Kiln day', isSpecial: true, isClosed: true }];
    setHours({ ...usual, today, special });
  });
  afterEach(() => {
    setHours(usual);
  });

  it('names days with special hours soon', () => {
    expect(answerTo('what are your hours?')).toContain(`${plainDay(day)}: Closed (Kiln day)`);
    expect(answerTo('any holidays?')).toContain(`${plainDay(day)}: Closed (Kiln day)`);
  });

  it.each([
    ['its weekday', () => `are you open on ${weekdayOf(day)}?`],
    ['its date', () => `open ${plainDay(day).slice(5)}?`],
    ['its occasion', () => 'are you open on kiln day'],
  ])('says that we are closed then, and when we are open next, to who asks by %s', (_, question) => {
    expect(answerTo(question())).toContain(`We're closed on ${plainDay(day)} (Kiln day). The next day we're open is `);
  });
});

it.each(['are you open today?', 'still open now?'])('answers "%s" with the hours of today', (question) => {
  expect(answerTo(question)).toMatch(/^We're (?:open|closed) today, /);
  expect(answerTo(question)).toContain(plainDay(today));
});

it.each([
  ['Are you open on Christmas?', '-12-25'],
  ['open christmas eve', '-12-24'],
  ['open on December 24th?', '-12-24'],
  ["Open on New Year's Day?", '-01-01'],
  ['what about December 25?', '-12-25'],
])('answers "%s" for the next such day', (question, end) => {
  expect(answerTo(question)).toContain(` on ${plainDay(dayWith((date) => date.endsWith(end)))}`);
});

it('means a week from today by the next such weekday', () => {
  expect(answerTo(`open next ${weekdayOf(today)}?`)).toContain(` on ${plainDay(addDays(today, 7))}`);
});

it('answers several days with the hours of the week', () => {
  expect(answerTo('are you open monday and friday?')).toMatch(/^We’re open/);
});

it('is unsure about anything else, and says where to ask', () => {
  const reply = answerTo('Do you know the meaning of life?');
  expect(reply).toContain('(904) 555-0175');
  expect(reply).toMatch(/contact section/);
  expect(reply).toMatch(/reservation request/);
});

it('knows every fact that its replies mention', () => {
  const allKeywords = content.topics.flatMap(({ keywords }) => keywords);
  for (const question of allKeywords) expect(answerTo(question)).not.toMatch(/[{}]|undefined/);
});

it('states no price that is not on the menu and no hour that is not in the profile', () => {
  const questions = [...content.topics.flatMap(({ keywords }) => keywords), 'anything else'];
  const stated = [greeting(), ...questions.map(answerTo)].join('\n');
  const onTheMenu = [...JSON.stringify(readMenu()).matchAll(/\$([\d.]*\d)/g)].map(([, price]) => Number(price));
  const prices = [...stated.matchAll(/\$([\d.]*\d)(?:-([\d.]*\d))?/g)].flatMap(([, ...ends]) => ends.filter(Boolean));
  expect(prices.length).toBeGreaterThan(20);
  expect(onTheMenu).toEqual(expect.arrayContaining(prices.map(Number)));
  const hours = stated.match(/\d[\d:]*\s?[ap]m(?:\s?-\s?\d[\d:]*\s?[ap]m)?/gi) ?? [];
  expect(hours.length).toBeGreaterThan(1);
  expect(hoursLines().map((line) => line.hours)).toEqual(expect.arrayContaining(hours));
});

it('replies to each of about 24 topics when asked with its own keywords', () => {
  expect(content.topics.length).toBeGreaterThanOrEqual(24);
  // A weekday gets the hours of that day as the reply.
  const isDay = (keyword: string) => /day$/.test(keyword) && /^We're /.test(answerTo(keyword));
  const firstReplies = content.topics.map(
    ({ keywords }) => new Set(keywords.filter((keyword) => !isDay(keyword)).map(answerTo)),
  );
  const all = new Set(firstReplies.flatMap((replies) => [...replies]));
  expect(all.size).toBe(content.topics.length);
});

it.each([
  ['Hours', /^We’re open/],
  ['Menu', /^Sandwiches \$14-15, salads \$10-15, soup \$6 or \$9, treats \$3\.25-5\.25/],
  ['Location', /^We are at/],
  ['Reserve', /^Send a request/],
])('has an answer for the quick button %s', (label, reply) => {
  expect(answerTo(quickButtons.find((button) => button.label === label)?.text ?? '')).toMatch(reply);
});

describe('with another menu', () => {
  const usual = readMenu();
  const withGroup = (id: string, items: Menu['groups'][number]['items']): Menu => ({
    ...usual,
    groups: usual.groups.map((group) => (group.id === id ? { ...group, items } : group)),
  });
  afterEach(() => setPublishedMenu(undefined));

  it('answers with its names and prices', () => {
    setPublishedMenu(withGroup('sandwiches', [{ name: 'Po’ Boy', price: '$16.50' }]));
    expect(answerTo('sandwiches')).toBe('Sandwiches are $16.50: Po’ Boy.');
  });

  it('answers with the soup of the day', () => {
    const items = [{ name: 'Gumbo', price: '$7.00' }];
    setPublishedMenu({
      ...usual,
      groups: [{ id: 'soup-of-the-day', category: 'Soup of the Day', items }, ...usual.groups],
    });
    expect(answerTo('soup')).toBe('Our soup is Gumbo: $7.');
    expect(answerTo('menu')).toContain('soup $7,');
  });

  it('leaves out what is no longer on it', () => {
    setPublishedMenu({ ...usual, groups: [] });
    const fallback = answerTo('anything else');
    expect(answerTo('sandwiches')).toBe(fallback);
    expect(answerTo('menu')).toBe('The whole menu is on this page.');
    for (const { keywords } of content.topics) expect(answerTo(keywords[0] ?? '')).not.toMatch(/[{}]|undefined/);
  });

  it('knows which dishes suit a diet, and none that it does not have', () => {
    const dinner = (...items: Menu['groups'][number]['items']) =>
      setPublishedMenu({
        ...usual,
        groups: [
          { id: 'primi', category: 'Primi', items },
          { id: 'wine', category: 'Wines', items: [{ name: 'Soave', price: '$9.00', diets: ['vegetarian', 'vegan'] }] },
        ],
      });
    dinner({ name: 'Risotto, large', price: '$21.00', diets: ['vegetarian', 'gluten-free'] });
    expect(answerTo('anything vegetarian?')).toMatch(/^Vegetarian on our menu: Primi \(Risotto large\)\. Call /);
    expect(answerTo('gluten free?')).toContain('Gluten-free on our menu: Primi (Risotto large);');
    dinner({ name: 'Ragù', price: '$19.00' });
    expect(answerTo('anything vegetarian?')).toMatch(/^Call .* about any diet/);
    expect(answerTo('gluten free?')).not.toContain('Gluten-free on our menu');
  });

  it('says what is off today', () => {
    const items = usual.groups.find(({ id }) => id === 'treats')?.items ?? [];
    setPublishedMenu(
      withGroup(
        'treats',
        items.map((item, index) => (index === 1 ? { ...item, offUntil: '2026-11-25' } : item)),
      ),
    );
    expect(answerTo('cookies')).toMatch(/^Treats are .* Off today: Muffins\.$/);
  });
});

it('answers a topic with the owner’s words where there are any', () => {
  const original = answerTo('can I bring my dog?');
  setOwnerAnswers({ dogs: 'Dogs are welcome in the courtyard.' });
  expect(answerTo('can I bring my dog?')).toBe('Dogs are welcome in the courtyard.');
  expect(answerTo('do you take cards?')).toMatch(/^Questions about how to pay/);
  setOwnerAnswers({});
  expect(answerTo('can I bring my dog?')).toBe(original);
});

it.each([
  ['Is there a table free on Saturday?', /\/times/],
  ['Do you have high chairs?', /high chair/],
  ['Is there Wi-Fi?', /^Need Wi-Fi/],
  ['¿Habla español?', /español/],
  ['where is the bathroom', /restroom/],
  ['can we sit outside', /courtyard and inside/],
])('answers "%s"', (question, reply) => {
  expect(answerTo(question)).toMatch(reply);
});

it('lists the topics for an unpublished menu without changing the one that is answered with', () => {
  const before = readMenu();
  const menu = { ...before, groups: [] };
  const dietary = chatTopics({ menu, recommendation: { percent: 0, reviews: 0 } }).find(({ id }) => id === 'dietary');
  expect(dietary?.reply).not.toBe(answerTo('anything vegetarian?'));
  expect(readMenu()).toBe(before);
});

describe('another restaurant', () => {
  const phone = '(303) 555-0118';
  const city = 'Denver';
  beforeEach(() => {
    const { address, ...others } = profile;
    const place = { ...address, street: '1820 Larimer Street', unit: '', city, region: 'CO', postalCode: '80202' };
    setRestaurant({ ...others, ...place, name: 'Casa Luma', phone });
  });
  afterEach(() => {
    setRestaurant(null);
    setOwnerAnswers({});
  });

  it.each([
    ['where can I park', 'I’m not sure about that one. You can call us at (303) 555-0118'],
    ['do you sell glass', 'I’m not sure about that one.'],
    ['is it wheelchair accessible', 'I’m not sure about that one.'],
    ['can I sit outside', 'I’m not sure about that one.'],
    ['where are you located', 'We are at 1820 Larimer Street, Denver, CO 80202. Quick Directions'],
    ['can I get takeout', 'For takeout call (303) 555-0118.'],
    ['is it gluten-free', 'Gluten-free on our menu: Soup (Tomato Basil cup)'],
    ['a nut allergy', 'Please call (303) 555-0118 before you order: the kitchen'],
    ['thanks', 'We hope to see you soon.'],
  ])('replies to “%s” without facts about the one that the files name', (question, start) => {
    const reply = answerTo(question);
    expect(reply).toContain(start);
    expect(reply).not.toMatch(/courtyard|meter|15-20|stained/);
  });

  it('is not offered a topic without an answer', () => {
    expect(greeting()).toBe('Hi! Ask me about our hours, menu, prices, takeout or reservations.');
  });

  it('gives the answers that its owner wrote', () => {
    setOwnerAnswers({ parking: 'Park behind the market.' });
    expect(answerTo('where can I park')).toBe('Park behind the market.');
  });
});
