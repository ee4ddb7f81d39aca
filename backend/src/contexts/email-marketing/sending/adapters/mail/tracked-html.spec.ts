import { clickName, PIXEL, trackedHtml } from './marketing-mails.js';

it('leads each address of the web through us, the same ones the same way', () => {
  const { html, urls } = trackedHtml(
    '<p><a style="x" href="https://a.example/?x=1&amp;y=2">A</a> <a href="http://b.example/">B</a> <a href="http://b.example/">b</a></p>',
  );
  expect(urls).toEqual(['https://a.example/?x=1&y=2', 'http://b.example/']);
  expect(html).toContain(`<a style="x" href="{{${clickName(0)}}}">A</a>`);
  expect(html.split(`href="{{${clickName(1)}}}"`)).toHaveLength(3);
});

it.each([
  'mailto:hello@bistro.example',
  'tel:+15550100',
  '#menu',
  '{{unsubscribeUrl}}',
  'https://a.example/?who={{email}}',
])('does not track %s', (address) => {
  const { html, urls } = trackedHtml(`<a href="${address}">x</a>`);
  expect(urls).toEqual([]);
  expect(html).toContain(`<a href="${address}">x</a>`);
});

it('ends with the tracking pixel', () => {
  expect(trackedHtml('<html><body><p>Hi</p></body></html>').html).toMatch(
    new RegExp(`<p>Hi</p><img src="\\{\\{${PIXEL}\\}\\}"[^>]*></body></html>$`),
  );
});
