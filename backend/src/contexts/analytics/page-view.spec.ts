import { pageView } from './analytics.service.js';

it.each([
  ['/blog?utm_source=x#top', 'https://search.example/find?q=soup', { path: '/blog', referrerHost: 'search.example' }],
  ['/', 'https://bistro.example/blog', { path: '/', referrerHost: null }],
  ['/\\[', 'no address', { path: '/\\[', referrerHost: null }],
  ['/', 'android-app://', { path: '/', referrerHost: null }],
  ['/blog/?', null, { path: '/blog', referrerHost: null }],
  ['/', null, { path: '/', referrerHost: null }],
])('reduces %s opened from %s to page and host', (path, referrer, view) => {
  expect(pageView(path, referrer, 'bistro.example')).toEqual(view);
});
