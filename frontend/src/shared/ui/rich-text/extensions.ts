import { Image } from '@tiptap/extension-image';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { boxFor, isForeign } from '../foreign-picture';

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [name]: attributes[name] } : {},
});

/** Preserves styles written in the source when the text is edited here. */
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

/** A detached document, which loads no images. */
const unseen = new DOMParser().parseFromString('', 'text/html');

/** External images show as a box, as in previews; the HTML stays unchanged. */
function pictureView(node: Node) {
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  const picture = serializer.serializeNode(node, { document: unseen }) as HTMLImageElement;
  return { dom: isForeign(picture) ? boxFor(picture) : picture };
}

const Picture = Image.extend({
  addNodeView:
    () =>
    ({ node }) =>
      pictureView(node),
  // On closing, the editor drops node views before the text, which would briefly load all images.
  addProseMirrorPlugins: () => [new Plugin({ props: { nodeViews: { image: pictureView } } })],
});

/** What the visual editor supports; everything else is edited as source. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    // An empty text stays empty.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      // The server decides where links may lead; `{{unsubscribeUrl}}` is one, too.
      isAllowedUri: () => true,
    },
  }),
  Picture.configure({ inline: true }),
  Looks,
];
