import sanitize from 'sanitize-html';
import type { AppSettings } from '../../../../../platform/config/app-settings.js';
import { readRestaurantProfile } from '../../../../../platform/restaurant/restaurant-profile.js';
import { mailFor, REASON, reasonFor } from '../../domain/mail-content.js';
import { FramedMailWriter } from './framed-mail-writer.js';

const writer = new FramedMailWriter(readRestaurantProfile(), {
  publicUrl: new URL('https://bistro.example'),
} as AppSettings);
const WRITTEN = {
  previewText: '',
  subject: 'Soup & glass for {{firstName}}',
  html: '<p>Hello {{firstName}}<script>x()</script></p>',
  text: '',
};
const filledIn = async (written: Partial<typeof WRITTEN> = {}, optedIn = true) =>
  mailFor(await writer.write({ ...WRITTEN, ...written }, { postalAddress: '1 Glass Way <Suite 2>\nSaint Augustine' }))({
    firstName: '<b>Ana</b>',
    [REASON]: reasonFor(optedIn, 'The Courtyard Bistro'),
    unsubscribeUrl: 'https://bistro.example/email/preferences#t',
  });

it('puts the content between the restaurant’s name and its address, with an unsubscribe link', async () => {
  const { subject, html } = await filledIn();
  expect(subject).toBe('Soup & glass for <b>Ana</b>');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<title>Soup &amp; glass for &lt;b&gt;Ana&lt;/b&gt;</title>');
  expect(html).toContain('<p>Hello &lt;b&gt;Ana&lt;/b&gt;</p>');
  expect(html).toContain('The Courtyard Bistro<br>1 Glass Way &lt;Suite 2&gt;<br>Saint Augustine');
  expect(html).toContain('<a href="https://bistro.example/email/preferences#t"');
});

it('makes the text part from the HTML', async () => {
  expect((await filledIn()).text).toBe(
    'Hello <b>Ana</b>\n\n-- \nThe Courtyard Bistro\n1 Glass Way <Suite 2>\nSaint Augustine\n\n' +
      'You’re getting this email because you signed up for our news.\nUnsubscribe: https://bistro.example/email/preferences#t\n',
  );
});

it('hides the preview text before everything else in the HTML, followed by blank signs, and leaves it out of the text', async () => {
  const { previewText, html, text } = await filledIn({ previewText: 'Soup & <glass> for {{firstName}}' });
  const [hidden = '', shown = ''] = html.slice(html.indexOf('<body')).split('</div>');
  expect(previewText).toBe('Soup & <glass> for <b>Ana</b>');
  expect(hidden).toMatch(/^<body[^<>]*><div style="display:none;/);
  expect(hidden).toMatch(/>Soup &amp; &lt;glass&gt; for &lt;b&gt;Ana&lt;\/b&gt;(?:\u034F\u200C\u00A0){100}$/);
  expect(shown).toContain('The Courtyard Bistro');
  expect(text).not.toContain('glass');
});

it('prefers the preview text to the one that the HTML brings along', async () => {
  const html = '<div style="display:none">Four soups &amp; more</div><p>Hello</p>';
  expect((await filledIn({ html })).previewText).toBe('Four soups & more');
  const own = await filledIn({ html, previewText: 'Two soups' });
  expect(own.previewText).toBe('Two soups');
  expect(own.html).not.toContain('Four soups');
});

it('does not tell people that they subscribed if they did not', async () => {
  const { text, html } = await filledIn({}, false);
  expect(text).toContain('The Courtyard Bistro sent this email to your address.\nUnsubscribe: https://');
  expect(html).toContain('The Courtyard Bistro sent this email to your address. <a href="https://');
  expect(text + html).not.toContain('asked for news');
});

it.each([
  '<p title="{{">}}" onmouseover=alert(1) x="</p>',
  '<p title="{&#123;">}}" onmouseover=alert(1) x="</p>',
  '<p title="{{a|">}}" onmouseover=alert(1) x="</p>',
  '<p title="{{" align="}} onmouseover=alert(1) x=">x</p>',
])('fills nothing in across the markup of %s', async (html) => {
  const attributes = new Set<string>();
  sanitize((await filledIn({ html })).html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (_, attribs) => {
      for (const name of Object.keys(attribs)) attributes.add(name);
    },
  });
  expect([...attributes].filter((name) => name.startsWith('on'))).toEqual([]);
});

it('shows the fallback after the bar as written, including quotation marks', async () => {
  const html = '<p>{{nobody|"my" friend}} {{nobody|<b>friends</b> &amp; guests}}</p>';
  expect((await filledIn({ html, subject: '{{nobody|"friends"}}' })).html).toContain(
    '<p>&quot;my&quot; friend {{nobody|<b>friends</b> &amp; guests}}</p>',
  );
  expect((await filledIn({ html: 'Dear {{nobody|"my" friend}}' })).text).toMatch(/^Dear "my" friend\n/);
});

it('takes the text part that was written', async () => {
  expect((await filledIn({ text: 'Dear {{firstName}}, come by.' })).text).toMatch(
    /^Dear <b>Ana<\/b>, come by\.\n\n-- \n/,
  );
});

it.each([
  [
    '<img src="https://bistro.example/pictures/sun-480.webp" alt="Sun">',
    'src="https://bistro.example/pictures/sun-480.jpg"',
  ],
  [
    '<img src="/pictures/0123456789abcdef0123-480.avif" alt="Sun">',
    'src="https://bistro.example/pictures/0123456789abcdef0123-480.jpg"',
  ],
  [
    '<style>td{background:url(https://bistro.example/pictures/sun-1200.webp)}</style><table><tr><td>x</td></tr></table>',
    'url(https://bistro.example/pictures/sun-1200.jpg)',
  ],
  [
    '<img src="https://bistro-example/pictures/sun-480.webp" alt="Sun">',
    'src="https://bistro-example/pictures/sun-480.webp"',
  ],
])('shows the website’s images as JPEG, and leaves others alone: %s', async (html, shown) => {
  expect((await filledIn({ html })).html).toContain(shown);
});

it('puts a hidden first line above the restaurant’s name, so the inbox shows it', async () => {
  const { html } = await filledIn({
    html: '<style>.pre{display:none}</style><span class="pre">Four soups for {{firstName}}</span><p>Hello</p>',
  });
  expect(html.indexOf('Four soups for &lt;b&gt;Ana')).toBeLessThan(html.indexOf('The Courtyard Bistro</p>'));
  expect(html.split('Four soups')).toHaveLength(2);
});

it('stays light in dark mode unless the written text has colors for the dark', async () => {
  expect((await filledIn()).html).toContain('<meta name="color-scheme" content="light">');
  const html = '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>Hello</p>';
  const dark = await filledIn({ html });
  expect(dark.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(dark.html).toContain('@media (prefers-color-scheme:dark){.letter p{color:#fff!important}}');
});

it('does not let styles of the content affect the frame', async () => {
  const { html } = await filledIn({
    html: '<style>a,p,body,*{display:none} @media all{a,* ,body+p,html a,.x~p{display:none} a:not(.x){color:red}}</style><p>x</p>',
  });
  expect(html).toContain('@media all{.letter a,.letter *,.letter a{display:none!important}}');
  expect(html).toMatch(/<a href="[^"]*" style="color:#5a4d40">Unsubscribe<\/a>/);
});
