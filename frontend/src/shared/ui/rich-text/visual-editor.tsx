import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { extensions } from './extensions';
import { htmlOf } from './html-of';
import { lostIn } from './lost-in';
import { type Insert, Toolbar } from './toolbar';
import styles from './visual-editor.module.css';

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
  const [lost] = useState(() => lostIn(props.html));
  const tell = useEffectEvent(() => {
    if (lost.length > 0) onUnfit(lost);
  });
  useEffect(() => {
    tell();
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
        ...{ 'aria-labelledby': labelId, 'aria-invalid': String(isInvalid), role: 'textbox', 'aria-multiline': 'true' },
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
