import { Button, Flex } from 'antd';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { MailRole } from '@/shared/api';
import { type Block, BLOCK_LABELS, type BlockType, moved, newBlock } from '../model/blocks';
import styles from './block-editor.module.css';
import { BlockFields } from './block-fields';

interface BlockListProps {
  role: MailRole;
  blocks: readonly Block[];
  /** The types that can be added. */
  types: readonly BlockType[];
  /** The column, in the names of controls; '' outside of columns. */
  where: string;
  isFull: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (blocks: readonly Block[], did?: string) => void;
}

export function BlockList({ role, blocks, types, where, isFull, errorOf, onChange }: BlockListProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  function move(from: number, to: number) {
    const next = moved(blocks, from, to);
    if (next !== blocks) onChange(next, 'Block moved');
  }

  const keys = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(place, event.key === 'ArrowUp' ? place - 1 : place + 1);
  };

  /** Accepts only blocks of this list. */
  const drop = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(place);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(dragged, place);
      setDragged(undefined);
      setOver(undefined);
    },
  });

  return (
    <>
      {blocks.length > 0 && (
        <Flex component="ol" vertical gap={12} aria-label={`Blocks${where}`}>
          {blocks.map((block, place) => {
            const name = `${BLOCK_LABELS[block.type]} ${String(place + 1)}${where}`;
            return (
              <li key={block.key} aria-label={name}>
                <Flex
                  vertical
                  gap="small"
                  role="presentation"
                  className={styles.block}
                  data-over={over === place && dragged !== place}
                  onKeyDown={keys(place)}
                  {...drop(place)}
                >
                  <Flex gap="0 4px" wrap align="center" className={styles.head}>
                    <div
                      role="presentation"
                      className={styles.handle}
                      draggable
                      onDragStart={(event) => {
                        event.dataTransfer.effectAllowed = 'move';
                        setDragged(place);
                      }}
                      onDragEnd={() => {
                        setDragged(undefined);
                        setOver(undefined);
                      }}
                    >
                      <h4 className={styles.name}>{BLOCK_LABELS[block.type]}</h4>
                    </div>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`Move up ${name}`}
                      disabled={place === 0}
                      onClick={() => {
                        move(place, place - 1);
                      }}
                    >
                      Move up
                    </Button>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`Move down ${name}`}
                      disabled={place === blocks.length - 1}
                      onClick={() => {
                        move(place, place + 1);
                      }}
                    >
                      Move down
                    </Button>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`Delete ${name}`}
                      onClick={() => {
                        onChange(blocks.toSpliced(place, 1), 'Block deleted');
                      }}
                    >
                      Delete
                    </Button>
                  </Flex>
                  <BlockFields
                    role={role}
                    block={block}
                    where={`${where}, block ${String(place + 1)}`}
                    isFull={isFull}
                    errorOf={errorOf}
                    onChange={(changed, did) => {
                      onChange(blocks.with(place, changed), did);
                    }}
                  />
                </Flex>
              </li>
            );
          })}
        </Flex>
      )}
      <Flex gap="small" wrap align="center" role="group" aria-label={`Add a block${where}`}>
        {types.map((type) => (
          <Button
            key={type}
            size="small"
            disabled={isFull}
            onClick={() => {
              onChange([...blocks, newBlock(type)], 'Block added');
            }}
          >
            Add {BLOCK_LABELS[type].toLowerCase()}
          </Button>
        ))}
      </Flex>
    </>
  );
}
