import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MailRole } from '@/shared/api';
import { extensions } from './extensions';
import { lostIn } from './lost-in';
import { Toolbar } from './toolbar';
import styles from './visual-editor.module.css';

export interface VisualEditorProps {
  role: MailRole;
  /** The id of the label that everybody sees. */
  labelId: string;
  /** What it begins with. */
  html: string;
  onChange: (html: string) => void;
  /** It would drop parts of the HTML, such as `table`: it is to be edited elsewhere. */
  onUnfit: (lost: readonly string[]) => void;
}

/** The text of a mail as it will look, in as far as mails are made of paragraphs, headings, lists, links and pictures. */
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

function Editor({ role, labelId, html, onChange }: Omit<VisualEditorProps, 'onUnfit'>) {
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: { attributes: { 'aria-labelledby': labelId, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate({ editor: now }) {
      onChange(now.isEmpty ? '' : inLines(now.getHTML()));
    },
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} role={role} />
      <EditorContent editor={editor} className={styles.page} />
    </div>
  );
}

/** Each block on a line of its own, for whoever reads the source. */
const inLines = (html: string) => html.replaceAll(/(<\/(?:p|h[1-6]|ul|ol|li|blockquote)>|<hr>)(?=<)/g, '$1\n');
