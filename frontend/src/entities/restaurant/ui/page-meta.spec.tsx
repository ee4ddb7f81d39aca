import { render } from '@testing-library/react';
import { setPhotographs } from '@/shared/ui/picture';
import { details, setRestaurant } from '../model/profile';
import { PageMeta } from './page-meta';

afterEach(() => {
  setRestaurant(null);
  setPhotographs({});
});

function previewImage(): string | undefined {
  const { unmount } = render(<PageMeta title="Home" description="A place" path="/" />);
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  unmount();
  return image && new URL(image, 'http://localhost').pathname;
}

it('shows the built card only for the restaurant that it names, and its main photo before both', () => {
  expect(previewImage()).toBe('/social-card.png');
  setRestaurant({ ...details(), name: 'Harbor & Vine' });
  expect(previewImage()).toBe('/pictures/hero-1200.jpg');
  setPhotographs({ hero: { src: '/pictures/bar.jpg', srcSet: '', alt: 'The bar' } });
  expect(previewImage()).toBe('/pictures/bar.jpg');
});
