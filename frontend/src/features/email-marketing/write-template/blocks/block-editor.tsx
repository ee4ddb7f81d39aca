import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { MailRole } from '@/shared/api';
import { type Block, BLOCK_TYPES, blocksIn, countOf, MOST_BLOCKS } from '../model/blocks';
import styles from './block-editor.module.css';
import { BlockList } from './block-list';

export interface BlockEditorProps {
  role: MailRole;
  /** As the draft keeps them. */
  kept: string;
  /** Of the blocks as a whole, or of one that it names. */
  refusal: string | undefined;
  errorOf: (field: string) => string | undefined;
  onChange: (kept: string) => void;
}

const UNDONE_AT_MOST = 50;

/** Of the block that the server's sentence begins with: 'Block 3', or 'Block 3, column 2, block 1'. */
function selectorOf(refusal: string): string | undefined {
  const [, place, column, inner] = /^Block (\d+)(?:, column (\d+), block (\d+))?/.exec(refusal) ?? [];
  if (place === undefined) return undefined;
  const block = `:scope > ol > li:nth-child(${place})`;
  return column && inner ? `${block} section:nth-of-type(${column}) > ol > li:nth-child(${inner})` : block;
}

/** A mail put together of pieces. */
export function BlockEditor({ role, kept, refusal, errorOf, onChange }: BlockEditorProps) {
  const blocks = blocksIn(kept);
  const [past, setPast] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const count = countOf(blocks);
  const editor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const named = selectorOf(refusal ?? '');
    if (named) editor.current?.querySelector<HTMLElement>(`${named} :is(input:not([type=radio]), textarea)`)?.focus();
  }, [refusal]);

  /** @param did what can be undone, in words; typing is undone by the field itself */
  function change(next: readonly Block[], did?: string) {
    if (did !== undefined) {
      setPast([...past, kept].slice(-UNDONE_AT_MOST));
      setSaid(did);
    }
    onChange(JSON.stringify(next));
  }

  return (
    <Form component={false} layout="vertical">
      <div ref={editor} className={styles.editor}>
        <BlockList
          role={role}
          blocks={blocks}
          types={BLOCK_TYPES}
          where=""
          isFull={count >= MOST_BLOCKS}
          errorOf={errorOf}
          onChange={change}
        />
        <div className={styles.add}>
          <Button
            disabled={past.length === 0}
            onClick={() => {
              onChange(past.at(-1) ?? kept);
              setPast(past.slice(0, -1));
              setSaid('Undone');
            }}
          >
            Undo
          </Button>
          <span role="status">{said}</span>
          <span className={styles.hint}>
            {count} of at most {MOST_BLOCKS} blocks. Alt and an arrow key move a block.
          </span>
        </div>
      </div>
    </Form>
  );
}
