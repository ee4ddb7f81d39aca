import { closedDays, linksIn, textIn } from './pre-flight.js';

const HOURS = {
  monday: {},
  tuesday: {},
  wednesday: null,
  thursday: {},
  friday: {},
  saturday: {},
  sunday: null,
};

describe('links', () => {
  it('are found once, with what nobody can follow told apart', () => {
    const html = `<a href="https://a.example/x?a=1&amp;b=2">1</a> <a class="b" HREF='https://a.example/x?a=1&b=2'>2</a>
      <a href="/menu">3</a> <a href="javascript:alert(1)">4</a> <a href="http://">5</a> <a href="https://menu">6</a>
      <a href="mailto:hello@bistro.example">7</a> <a href="{{unsubscribeUrl}}">8</a> <a href="#top">9</a>
      <a href="http://localhost:3000/menu">10</a> <a href="http://localhost:4000/menu">11</a>`;
    expect(
      linksIn(html, ({ host }) => host === 'localhost:3000').map(({ written, url }) => [written, url !== null]),
    ).toEqual([
      ['https://a.example/x?a=1&b=2', true],
      ['/menu', false],
      ['javascript:alert(1)', false],
      ['http://', false],
      ['https://menu', false],
      ['mailto:hello@bistro.example', true],
      ['http://localhost:3000/menu', true],
      ['http://localhost:4000/menu', false],
    ]);
  });
});

describe('days on which nobody is there', () => {
  const named = (text: string, today = '2026-11-21') => closedDays(text, HOURS, today).map(({ message }) => message);

  it.each([
    ['Soup on Wednesday!', 'Wednesday'],
    ['Every sunday is glass day', 'sunday'],
    ['Join us November 25th for pumpkin soup', 'November 25th'],
    ['Join us Nov 25, 2026.', 'Nov 25, 2026'],
    ['On 11/25 we light the kiln', '11/25'],
    ['From 2026-11-29 on', '2026-11-29'],
  ])('are told from “%s”', (text, day) => {
    expect(named(text)).toEqual([expect.stringContaining(`names ${day},`)]);
  });

  it.each([
    'See you on Thursday, or on November 26.',
    'We are closed on Wednesday and Sunday.',
    'February 30 is no day, and 25/11 none here.',
    'You may 3 times try the soup in a sundae.',
  ])('are not told from “%s”', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('belong to the next time that a day without a year comes', () => {
    expect(named('January 3', '2026-11-21')).toEqual([expect.stringContaining('closed on Sundays')]);
    expect(named('January 3', '2027-12-01')).toEqual([]);
  });
});

it('reads what is seen, not what styles it', () => {
  expect(textIn('<style>.sunday{}</style><p class="sunday">Soup&nbsp;<b>today</b></p>').trim()).toBe('Soup today');
});
