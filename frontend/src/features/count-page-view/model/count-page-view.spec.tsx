import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { fakeServer, renderScreen } from '@/shared/testing';
import { countArrival, countMenuSeen, useCountPageViews } from '..';

function Page({ linksTo }: { linksTo?: string }) {
  useCountPageViews();
  return linksTo ? <Link to={linksTo}>Go on</Link> : <p>The end</p>;
}

const setReadyState = (value: string) => Object.defineProperty(document, 'readyState', { value, configurable: true });

beforeEach(() => setReadyState('complete'));

it('counts the page on arrival, and where the visitor came from, once', async () => {
  Object.defineProperty(document, 'referrer', { value: 'https://guide.example/lunch', configurable: true });
  const calls = fakeServer(() => ({ status: 204 }));
  countArrival();
  const { user } = renderScreen(<Page linksTo="/?page=menu" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/analytics/page-views',
    body: { event: 'landing', path: '/', referrer: 'https://guide.example/lunch', via: 'guide.example' },
  });
  // The same page with another query is the same page.
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toHaveLength(1);
});

it('counts a prerendered page only once it is shown', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  countArrival();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('counts the arrival again when the visitor comes back to it', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  countArrival();
  const { user } = renderScreen(<Page linksTo="/blog" />, { elsewhere: { '/blog': <Page linksTo="/" /> } });
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(calls.map(({ body }) => (body as { path: string }).path)).toEqual(['/', '/blog', '/']));
});

it('counts the next page after a navigation', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  const { user } = renderScreen(<Page linksTo="/blog" />, { elsewhere: { '/blog': <Page /> } });
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual(expect.objectContaining({ path: '/blog' })));
});

it('counts only after the page has loaded', async () => {
  setReadyState('interactive');
  const calls = fakeServer(() => ({ status: 204 }));
  renderScreen(<Page />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toHaveLength(0);
  act(() => {
    window.dispatchEvent(new Event('load'));
  });
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('ignores a failed count', async () => {
  const failed = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = failed;
  renderScreen(<Page />);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The end')).toBeVisible();
});

it('counts once that the menu has reached the middle of the screen', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  countMenuSeen();
  const menu = document.createElement('section');
  menu.id = 'menu';
  document.body.append(menu);
  const scrollTo = (top: number) => {
    menu.getBoundingClientRect = () => new DOMRect(0, top, 100, 600);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(window.innerHeight);
  scrollTo(-700);
  scrollTo(100);
  scrollTo(90);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ event: 'menu_seen', path: '/' });
  menu.remove();
});
