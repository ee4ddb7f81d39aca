import { Button, Form } from 'antd';
import { useState } from 'react';
import type { MailRole } from '@/shared/api';
import { type Block, BLOCK_TYPES, blocksIn, countOf, MOST_BLOCKS } from '../model/blocks';
import styles from './block-editor.module.css';
import { BlockList } from './block-list';

export interface BlockEditorProps {
  role: MailRole;
  /** As the draft keeps them. */
  kept: string;
  onChange: (kept: string) => void;
}

const UNDONE_AT_MOST = 50;

/** A mail put together of pieces. */
export function BlockEditor({ role, kept, onChange }: BlockEditorProps) {
  const blocks = blocksIn(kept);
  const [past, setPast] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const count = countOf(blocks);

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
      <div className={styles.editor}>
        <BlockList
          role={role}
          blocks={blocks}
          types={BLOCK_TYPES}
          where=""
          isFull={count >= MOST_BLOCKS}
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
