import { Extension } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { boxFor, isForeign } from '../foreign-picture';

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [name]: attributes[name] } : {},
});

/** Looks that were written in the source stay when the text is edited here. */
const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'link', 'image', 'bulletList', 'orderedList', 'listItem', 'blockquote'],
      attributes: { style: kept('style'), align: kept('align') },
    },
    { types: ['image'], attributes: { width: kept('width'), height: kept('height') } },
  ],
});

/** Pictures of others show as a box, as in previews; what is written stays. */
const Picture = Image.extend({
  addNodeView: () => (shown) => {
    // Elements of a page that nobody sees load nothing.
    const picture = new DOMParser().parseFromString('', 'text/html').createElement('img');
    for (const [name, value] of Object.entries(shown.HTMLAttributes)) {
      if (typeof value === 'string') picture.setAttribute(name, value);
    }
    return { dom: isForeign(picture) ? boxFor(picture) : picture };
  },
});

/** What a text is made of here: everything else is written in the source. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    // Nothing is added to a text that nobody has written.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      // The server decides where a link may lead; `{{unsubscribeUrl}}` is one as well.
      isAllowedUri: () => true,
    },
  }),
  Picture.configure({ inline: true }),
  Looks,
];
