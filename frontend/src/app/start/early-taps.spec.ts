import { keepEarlyTaps, markHydrated } from './early-taps';

const pause = () => new Promise((resolve) => setTimeout(resolve));

let button: HTMLButtonElement;
const taps = jest.fn();

beforeAll(keepEarlyTaps);

beforeEach(() => {
  taps.mockClear();
  delete document.documentElement.dataset.hydrated;
  button = document.body.appendChild(document.createElement('button'));
});

afterEach(() => {
  button.remove();
});

it('marks an early tap, and repeats it once React has hydrated', async () => {
  button.click();
  button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  button.addEventListener('click', taps);
  markHydrated();
  expect(button).not.toHaveAttribute('aria-busy');
  await pause();
  expect(taps).toHaveBeenCalledTimes(1);
});

it('leaves a tap to React if it has triggered the hydration', async () => {
  // Like React with a page that is tapped during hydration: everything first, then the tap.
  const hydrate = () => {
    button.addEventListener('click', taps);
    markHydrated();
  };
  document.addEventListener('click', hydrate, { capture: true, once: true });
  button.click();
  await pause();
  expect(taps).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('aria-busy');
});

it('does nothing once React has hydrated', async () => {
  markHydrated();
  button.addEventListener('click', taps);
  button.click();
  await pause();
  expect(taps).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('data-tapped');
});
