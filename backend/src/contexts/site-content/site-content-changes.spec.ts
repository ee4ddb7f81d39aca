import type { SiteContent } from './site-content.js';
import { changesBetween, combined } from './site-content-changes.js';

const bowl = { picture: 'bowl', title: 'Bowl', price: '$30', description: 'Blue.' };
const star = { picture: 'star', title: 'Star', price: '$12', description: 'Clear.' };
const ada = { name: 'Ada', rating: 5, text: 'Lovely.' };
const before: SiteContent = {
  announcement: { text: '', link: '', linkLabel: '', until: '' },
  welcome: 'Welcome.',
  story: { title: 'How it began', paragraphs: ['First.', 'Second.'], owner: '', award: '' },
  merchandise: [bowl, star],
  reviews: [ada],
  recommendation: { percent: 97, reviews: 120, platform: 'Facebook' },
};

it.each<[Partial<SiteContent>, string[]]>([
  [{}, []],
  [{ welcome: 'Hello.' }, ['Welcome: “Hello.”']],
  [
    { announcement: { text: 'Closed on Monday.', link: '/times', linkLabel: 'Free times', until: '2094-03-01' } },
    ['Announcement: “Closed on Monday.”, Free times (/times), until 2094-03-01'],
  ],
  [
    { story: { ...before.story, paragraphs: ['First.', 'Third.'] } },
    ['Story: “Third.”', 'Removed from the story: “Second.”'],
  ],
  [{ story: { ...before.story, paragraphs: ['Second.', 'First.'] } }, ['Story: another order']],
  [
    { merchandise: [{ ...bowl, price: '$32' }, star] },
    ['Merchandise: Bowl, $32, “Blue.”', 'Removed merchandise: Bowl, $30'],
  ],
  [{ merchandise: [star, bowl] }, ['Merchandise: another order']],
  [{ reviews: [{ ...ada, name: 'Ben' }] }, ['Review: Ben, 5 of 5, “Lovely.”', 'Removed review: Ada, “Lovely.”']],
  [
    { recommendation: { percent: 98, reviews: 121, platform: 'Facebook' } },
    ['Recommended by 98% (121 reviews on Facebook)'],
  ],
])('puts %j into words', (changes, words) => {
  expect(changesBetween(before, { ...before, ...changes })).toEqual(words);
});

it('says that an announcement is taken away', () => {
  const announced = { ...before, announcement: { text: 'Closed.', link: '', linkLabel: '', until: '' } };
  expect(changesBetween(announced, before)).toEqual(['No announcement']);
});

it('combines changes of different parts, and prefers mine where both have changed', () => {
  const mine = { ...before, welcome: 'Mine.', reviews: [] };
  const theirs = { ...before, welcome: 'Theirs.', merchandise: [star] };
  expect(combined(before, mine, theirs)).toEqual({ ...before, welcome: 'Mine.', reviews: [], merchandise: [star] });
});
