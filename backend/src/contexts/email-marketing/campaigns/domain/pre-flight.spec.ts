import { linksIn } from './pre-flight.service.js';

describe('links', () => {
  it('are found once, with unusable ones listed separately', () => {
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
