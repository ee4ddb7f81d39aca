import { render, screen } from '@testing-library/react';
import { HtmlPreview } from './html-preview';
import { PagePreview } from './page-preview';

function framed(body: string) {
  render(
    <PagePreview
      title="A mail"
      html={`<!doctype html><html><head></head><body>${body}</body></html>`}
      width={600}
      height={400}
    />,
  );
  const page = screen.getByTitle<HTMLIFrameElement>('A mail').srcdoc;
  return new DOMParser().parseFromString(page, 'text/html');
}

it('replaces an external image with a box of its size and its alternative text', () => {
  const page = framed(
    '<img src="https://a.example/x.png" alt="A heron" width="400" style="display:block;width:100%;max-width:400px;height:auto">' +
      '<p><img src="//a.example/y.png" width="40" height="30"></p><img src="https://{{shop}}/z.png" alt="A jar">',
  );
  expect(page.images).toHaveLength(0);
  const [heron, other, unfilled] = page.querySelectorAll('span');
  expect(heron?.textContent).toBe('A heron\nImages from other sites aren’t loaded here.');
  expect(heron?.style).toMatchObject({ display: 'block', width: '100%', maxWidth: '400px', height: 'auto' });
  expect(other?.textContent).toBe('Images from other sites aren’t loaded here.');
  expect(other?.style).toMatchObject({ width: '40px', height: '30px' });
  expect(unfilled?.textContent).toMatch(/^A jar/);
});

it("allows only this website's images", () => {
  const page = framed(`<img src="${location.origin}/pictures/a.jpg" alt="A kiln"><img src="/pictures/b.jpg" alt="">`);
  expect(page.images).toHaveLength(2);
  expect(page.querySelector('meta')?.content).toMatch(new RegExp(`img-src ${location.origin}$`));
  expect(page.head.firstElementChild).toBe(page.querySelector('meta'));
});

it.each([
  ['an article', <HtmlPreview key="a" title="A preview" html="<p>Text</p>" />],
  ['a page', <PagePreview key="p" title="A preview" html="<p>Text</p>" width={600} height={400} isSite />],
])(
  "allows %s this website's fonts and images in every browser: in Firefox, no URL is 'self' in such a frame",
  (_, preview) => {
    render(preview);
    const page = new DOMParser().parseFromString(screen.getByTitle<HTMLIFrameElement>('A preview').srcdoc, 'text/html');
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining([`img-src ${location.origin}`, `font-src ${location.origin}`]));
    expect(policy?.join(' ')).not.toContain("'self'");
  },
);
