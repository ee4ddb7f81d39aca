import { Button, type ButtonProps, Flex, Input } from 'antd';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './visual-editor.module.css';

/** A button of the toolbar; pressed or open ones stand out. */
const Tool = ({ isOn = false, ...props }: ButtonProps & { isOn?: boolean }) => (
  <Button size="small" type={isOn ? 'primary' : 'text'} {...props} />
);

interface AddressRowProps {
  label: string;
  /** The initial address. */
  address: string;
  /** Label of a second field. */
  describe?: string;
  /** '' removes the link or image. */
  onDone: (address: string, description: string) => void;
}

/** Asks for an address below the toolbar. It is inside a form, so Enter must not submit that. */
function AddressRow({ label, address, describe, onDone }: AddressRowProps) {
  const [typed, setTyped] = useState(address);
  const [description, setDescription] = useState('');
  const id = useId();

  function done() {
    onDone(typed.trim(), description.trim());
  }

  function finish(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    done();
  }

  return (
    <Flex gap="6px 8px" wrap align="center" className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        size="small"
        autoFocus
        type="url"
        inputMode="url"
        placeholder="https://"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={finish}
      />
      {describe !== undefined && (
        <>
          <label htmlFor={`${id}-description`}>{describe}</label>
          <Input
            id={`${id}-description`}
            size="small"
            value={description}
            onChange={({ target }) => {
              setDescription(target.value);
            }}
            onKeyDown={finish}
          />
        </>
      )}
      <Tool onClick={done}>Apply</Tool>
    </Flex>
  );
}

interface Tool {
  label: string;
  sign: string;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    sign: 'H',
    isOn: (editor) => editor.isActive('heading'),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

type Row = 'link' | 'picture' | null;

/** Inserts at the cursor. */
export interface Insert {
  text: (text: string) => void;
  picture: (picture: { src: string; alt: string }) => void;
}

interface ToolbarProps {
  editor: Editor;
  /** Whether images of other websites are allowed. */
  hasForeignPictures: boolean;
  /** More insert tools. */
  tools: (insert: Insert) => ReactNode;
}

export function Toolbar({ editor, hasForeignPictures, tools }: ToolbarProps) {
  const [row, setRow] = useState<Row>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn(now)),
      isLink: now.isActive('link'),
      href: String(now.getAttributes('link')['href'] ?? ''),
      canUndo: now.can().undo(),
    }),
  });
  const toggle = (wanted: Row) => {
    setRow(row === wanted ? null : wanted);
  };
  return (
    <>
      <Flex gap={4} wrap align="center" role="toolbar" aria-label="Formatting" className={styles.toolbar}>
        {TOOLS.map(({ label, sign, press }, place) => (
          <Tool
            key={label}
            aria-label={label}
            isOn={state.on[place] ?? false}
            aria-pressed={state.on[place]}
            onClick={() => {
              press(editor);
            }}
          >
            {sign}
          </Tool>
        ))}
        <Tool
          isOn={state.isLink || row === 'link'}
          aria-pressed={state.isLink}
          aria-expanded={row === 'link'}
          onClick={() => {
            toggle('link');
          }}
        >
          Link
        </Tool>
        {hasForeignPictures && (
          <Tool
            isOn={row === 'picture'}
            aria-expanded={row === 'picture'}
            onClick={() => {
              toggle('picture');
            }}
          >
            Image
          </Tool>
        )}
        <Tool
          disabled={!state.canUndo}
          onClick={() => {
            editor.chain().focus().undo().run();
          }}
        >
          Undo
        </Tool>
        {tools({
          text: (text) => editor.chain().focus().insertContent(text).run(),
          picture: (picture) => editor.chain().focus().setImage(picture).run(),
        })}
      </Flex>
      {row === 'link' && (
        <AddressRow
          label="Link address"
          address={state.href}
          onDone={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === '') chain.unsetLink().run();
            else if (editor.state.selection.empty && !state.isLink)
              chain.insertContent([{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }]).run();
            else chain.setLink({ href }).run();
            setRow(null);
          }}
        />
      )}
      {row === 'picture' && (
        <AddressRow
          label="Image address"
          address=""
          describe="Description"
          onDone={(src, alt) => {
            if (src !== '') editor.chain().focus().setImage({ src, alt }).run();
            setRow(null);
          }}
        />
      )}
    </>
  );
}
