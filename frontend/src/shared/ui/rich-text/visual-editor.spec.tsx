import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { VisualEditor } from './visual-editor';

const FOREIGN = '<img style="max-width: 100%;" src="https://elsewhere.example/heron.png" alt="A heron" width="240">';
const OURS = `<img src="${location.origin}/pictures/kiln.jpg" alt="A kiln">`;

/** Addresses of images created in the window, which a browser loads whether they are shown or not. */
function loads(): string[] {
  const urls: string[] = [];
  const set = Element.prototype.setAttribute;
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (this.localName === 'img' && name === 'src' && this.ownerDocument === document) urls.push(value);
    set.call(this, name, value);
  });
  return urls;
}

// jsdom has no layout.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

function show(html: string) {
  const written = jest.fn<undefined, [string]>();
  const view = renderScreen(
    <>
      <span id="label">Letter</span>
      <VisualEditor
        labelId="label"
        hasForeignPictures
        tools={() => null}
        html={html}
        onChange={written}
        onUnfit={() => undefined}
      />
    </>,
  );
  return { ...view, written };
}

it('replaces an external image with a box, loads nothing of it, and leaves its HTML unchanged', async () => {
  const urls = loads();
  const { user, written, unmount } = show(`<p>Dear guests</p><p>${FOREIGN}</p><p>${OURS}</p>`);
  const text = await screen.findByRole('textbox', { name: 'Letter' });
  expect(text).toHaveTextContent('A heron Images from other sites aren’t loaded here.');
  expect([...text.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt'))).toContain('A kiln');
  expect(text).not.toContainHTML('elsewhere.example');

  await user.click(screen.getByRole('button', { name: 'Image' }));
  await user.type(screen.getByLabelText('Image address'), 'https://elsewhere.example/otter.png');
  await user.type(screen.getByLabelText('Description'), 'An otter{Enter}');
  expect(text).toHaveTextContent('An otter Images from other sites aren’t loaded here.');
  const html = written.mock.lastCall?.[0];
  expect(html).toContain(FOREIGN);
  expect(html).toContain('<img src="https://elsewhere.example/otter.png" alt="An otter">');
  expect(html).toContain(OURS);
  unmount();
  expect(urls.filter((address) => address.includes('elsewhere'))).toEqual([]);
});
