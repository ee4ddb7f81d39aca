import { render } from '@testing-library/react';
import { useMedia } from './media';

function Screen() {
  return <p>{useMedia('(max-width: 640px)') ? 'narrow' : 'wide'}</p>;
}

it('subscribes once, however often the screen renders', () => {
  const listen = jest.fn();
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...plain(media), addEventListener: listen, removeEventListener: jest.fn() }));
  const { rerender } = render(<Screen />);
  rerender(<Screen />);
  rerender(<Screen />);
  expect(listen).toHaveBeenCalledTimes(1);
});
