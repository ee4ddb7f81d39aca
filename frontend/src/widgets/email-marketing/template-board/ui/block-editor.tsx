import { Button, Flex, Form } from 'antd';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { MailRole } from '@/shared/api';
import { type Block, BLOCK_TYPES, blocksIn, countOf, faultsIn, MAX_BLOCKS } from '../model/blocks';
import { BlockList } from './block-list';

export interface BlockEditorProps {
  role: MailRole;
  /** The id of the visible label. */
  labelId: string;
  /** Set by the form item. */
  ref?: Ref<{ focus: () => void }>;
  id?: string;
  /** JSON of the blocks, as in the draft. */
  value?: string;
  onChange?: (json: string) => void;
  'aria-invalid'?: 'true' | 'false';
  'aria-describedby'?: string;
}

const MAX_UNDO_STEPS = 50;

/** Selects the block that the server's message begins with: 'Block 3', or 'Block 3, column 2, block 1'. */
function selectorOf(refusal: string): string | undefined {
  const [, place, column, inner] = /^Block (\d+)(?:, column (\d+), block (\d+))?/.exec(refusal) ?? [];
  if (place === undefined) return undefined;
  const block = `:scope > ol > li:nth-child(${place})`;
  const named = column && inner ? `${block} section:nth-of-type(${column}) > ol > li:nth-child(${inner})` : block;
  return `${named} :is(input:not([type=radio]), textarea)`;
}

/** Blocks that were incomplete when the email was refused; each is marked until it is complete. */
function useRefused(isRefused: boolean, blocks: readonly Block[]) {
  const [wasRefused, setWasRefused] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setFaults(faultsIn(blocks));
  }
  return (field: string) => faults[field];
}

/** Edits an email made of blocks. */
export function BlockEditor({ role, labelId, ref, id, value: json = '', onChange, ...described }: BlockEditorProps) {
  const blocks = blocksIn(json);
  const [past, setPast] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const count = countOf(blocks);
  const editor = useRef<HTMLDivElement>(null);
  const form = Form.useFormInstance();
  const errorOf = useRefused(described['aria-invalid'] === 'true', blocks);
  const [focusRequests, setFocusRequests] = useState(0);

  useImperativeHandle(ref, () => ({
    focus: () => {
      setFocusRequests((before) => before + 1);
    },
  }));
  // Runs once the errors are rendered.
  useEffect(() => {
    if (focusRequests === 0) return;
    const [refusal = ''] = form.getFieldError('blocks');
    editor.current?.querySelector<HTMLElement>(selectorOf(refusal) ?? '[aria-invalid=true]')?.focus();
  }, [focusRequests, form]);

  /** @param did the undoable step in words; fields undo typing themselves */
  function change(next: readonly Block[], did?: string) {
    if (did !== undefined) {
      setPast([...past, json].slice(-MAX_UNDO_STEPS));
      setAnnouncement(did);
    }
    onChange?.(JSON.stringify(next));
  }

  return (
    <Flex
      vertical
      gap={12}
      ref={editor}
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={described['aria-describedby']}
    >
      <BlockList
        role={role}
        blocks={blocks}
        types={BLOCK_TYPES}
        where=""
        isFull={count >= MAX_BLOCKS}
        errorOf={errorOf}
        onChange={change}
      />
      <Flex gap="small" wrap align="center">
        <Button
          disabled={past.length === 0}
          onClick={() => {
            onChange?.(past.at(-1) ?? json);
            setPast(past.slice(0, -1));
            setAnnouncement('Undone');
          }}
        >
          Undo
        </Button>
        <span role="status">{announcement}</span>
        <span className="soft">
          {count} of at most {MAX_BLOCKS} blocks. Alt and an arrow key move a block.
        </span>
      </Flex>
    </Flex>
  );
}
