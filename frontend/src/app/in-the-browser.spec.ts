import { inTheBrowserAfter } from './in-the-browser';

it('starts as soon as the code has loaded, and again with each navigation', () => {
  const begun: string[] = [];
  const load = inTheBrowserAfter(({ href }) => begun.push(href));
  expect(begun).toEqual([window.location.href]);
  const request = new Request('https://bistro.example/staff/dashboard');
  expect(load({ request } as Parameters<typeof load>[0])).toBeNull();
  expect(begun.slice(1)).toEqual([request.url]);
});
