import { Image } from '@tiptap/extension-image';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { EditorContent, Extension, generateJSON, getSchema, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { boxFor, isForeign } from '@/shared/ui/foreign-picture';
import { type Insert, Toolbar } from './toolbar';
import styles from './visual-editor.module.css';

const preserved = (name: string) => ({
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
      attributes: { style: preserved('style'), align: preserved('align') },
    },
    { types: ['image'], attributes: { width: preserved('width'), height: preserved('height') } },
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
const extensions = [
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

/** A node's HTML, created in a detached document: the window would load an image as soon as it is created. */
function htmlOf({ type, content }: Node): string {
  const page = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document: page }, page.body);
  return page.body.innerHTML;
}

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** The HTML as the visual editor would return it. */
export const afterEditing = (html: string) =>
  htmlOf(getSchema(extensions).nodeFromJSON(generateJSON(html, extensions)));

/** Names of the elements and attributes that the visual editor would drop from the HTML. */
export function unsupportedFormatting(html: string): string[] {
  const before = countOf(html);
  const after = countOf(afterEditing(html));
  const all = [...before].filter(([part, count]) => (after.get(part) ?? 0) < count).map(([part]) => part);
  // An attribute is lost with its element, so only the element is listed.
  const lost = all.filter((part) => !all.some((element) => part.startsWith(`${element} `)));
  const isTextLost = wordsOf(html) !== wordsOf(afterEditing(html));
  return isTextLost && lost.length === 0 ? ['text'] : lost;
}

/** How often each element, and each element with an attribute, occurs. */
function countOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of documentOf(html).querySelectorAll('head *, body *')) {
    const name = element.localName;
    count(SAME[name] ?? name);
    for (const attribute of element.attributes) count(`${SAME[name] ?? name} ${attribute.name}`);
  }
  return counts;
}

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const wordsOf = (html: string) => documentOf(html).body.textContent.replaceAll(/\s+/g, '');

export interface VisualEditorProps {
  /** The field's id, for moving the focus there. */
  id?: string;
  /** The id of the visible label. */
  labelId: string;
  hasForeignPictures?: boolean;
  /** More insert tools, at the end of the toolbar. */
  tools: (insert: Insert) => ReactNode;
  isInvalid?: boolean;
  /** The initial HTML. */
  html: string;
  onChange: (html: string) => void;
  /** Called if it would drop parts of the HTML, such as `table`, so that the HTML is edited as source. */
  onUnfit: (lost: readonly string[]) => void;
}

/** Edits a text as it will look, if it consists of paragraphs, headings, lists, links and images. */
export function VisualEditor({ onUnfit, ...props }: VisualEditorProps) {
  const [lost] = useState(() => unsupportedFormatting(props.html));
  const announce = useEffectEvent(() => {
    if (lost.length > 0) onUnfit(lost);
  });
  useEffect(() => {
    announce();
  }, []);
  return lost.length > 0 ? null : <Editor {...props} />;
}

function Editor(props: Omit<VisualEditorProps, 'onUnfit'>) {
  const { id, labelId, html, onChange, tools, hasForeignPictures = false, isInvalid = false } = props;
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        ...(id !== undefined && { id }),
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        role: 'textbox',
        'aria-multiline': 'true',
      },
    },
    onUpdate({ editor: now }) {
      onChange(now.isEmpty ? '' : inLines(htmlOf(now.state.doc)));
    },
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} tools={tools} hasForeignPictures={hasForeignPictures} />
      <EditorContent editor={editor} className={styles.page} />
    </div>
  );
}

/** Each block on its own line, for people who read the source. */
const inLines = (html: string) => html.replaceAll(/(<\/(?:p|h[1-6]|ul|ol|li|blockquote)>|<hr>)(?=<)/g, '$1\n');
