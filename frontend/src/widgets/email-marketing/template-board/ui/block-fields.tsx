import { Flex, Form, Input, Segmented } from 'antd';
import { useId } from 'react';
import { InsertPicture } from '@/entities/picture';
import type { MailRole } from '@/shared/api';
import { mailBlockBody as limits } from '@/shared/call-schema';
import { type Block, type BlockField, faultsOf, fieldName, MAIL_WIDTH, PLAIN_TYPES } from '../model/blocks';
import { BlockList } from './block-list';
import { FieldMenu } from './field-menu';
import styles from './block-editor.module.css';

/** For headings; the API only limits texts. */
const MAX_HEADING_LENGTH = 200;
const MAX_IN_COLUMN = 20;

interface BlockFieldsProps {
  role: MailRole;
  block: Block;
  where: string;
  isFull: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (block: Block, did?: string) => void;
}

export function BlockFields(props: BlockFieldsProps) {
  switch (props.block.type) {
    case 'heading':
    case 'text':
      return <TextFields {...props} />;
    case 'picture':
      return <PictureFields {...props} />;
    case 'button':
      return <ButtonFields {...props} />;
    case 'columns':
      return <Columns {...props} />;
    case 'divider':
      return null;
  }
}

/** Props of a field and its form item. It is marked as long as it keeps the email from being saved. */
function useBlockField({ block, errorOf, onChange }: BlockFieldsProps) {
  const own = useId();
  const faults = faultsOf(block);
  return (name: BlockField) => {
    const id = `${own}-${name}`;
    const error = faults[name] && errorOf(fieldName(block, name));
    return {
      item: {
        htmlFor: id,
        ...(error && { validateStatus: 'error' as const, help: <span id={`${id}-error`}>{error}</span> }),
      },
      field: {
        id,
        value: block[name],
        'aria-invalid': Boolean(error),
        'aria-describedby': error && `${id}-error`,
        onChange: ({ target }: { target: { value: string } }) => {
          onChange({ ...block, [name]: target.value });
        },
      },
    };
  };
}

function TextFields(props: BlockFieldsProps) {
  const { block, onChange } = props;
  const { item, field } = useBlockField(props)('text');
  const isHeading = block.type === 'heading';
  return (
    <Flex vertical gap="small" className="flush">
      <Form.Item label={isHeading ? 'Heading' : 'Text'} {...item}>
        {isHeading ? (
          <Input {...field} autoComplete="off" maxLength={MAX_HEADING_LENGTH} />
        ) : (
          <Input.TextArea {...field} autoSize={{ minRows: 3, maxRows: 12 }} maxLength={limits.text.maxLength} />
        )}
      </Form.Item>
      <FieldMenu
        onPick={(placeholder) => {
          const area = document.getElementById(field.id);
          if (!(area instanceof HTMLInputElement || area instanceof HTMLTextAreaElement)) return;
          const { selectionStart, selectionEnd, value } = area;
          const start = selectionStart ?? value.length;
          onChange({ ...block, text: value.slice(0, start) + placeholder + value.slice(selectionEnd ?? start) });
          area.focus();
        }}
      />
    </Flex>
  );
}

function PictureFields(props: BlockFieldsProps) {
  const { role, block, onChange } = props;
  const fieldOf = useBlockField(props);
  return (
    <Flex vertical gap="small" className="flush">
      <Flex gap={12} wrap align="center" className={styles.picture}>
        {block.url.startsWith('/pictures/') && <img src={block.url} alt={block.alt} />}
        <InsertPicture
          role={role}
          onPick={({ url, alt }) => {
            onChange({ ...block, url, alt });
          }}
        />
      </Flex>
      <Form.Item label="Description" {...fieldOf('alt').item}>
        <Input {...fieldOf('alt').field} autoComplete="off" maxLength={limits.alt.maxLength} />
      </Form.Item>
      <div className="pair">
        <Form.Item label={`Width, 40 to ${String(MAIL_WIDTH)} px`} {...fieldOf('width').item}>
          <Input {...fieldOf('width').field} type="number" min={40} max={MAIL_WIDTH} />
        </Form.Item>
        <Form.Item label="Image address" {...fieldOf('url').item}>
          <Input {...fieldOf('url').field} autoComplete="off" maxLength={limits.url.maxLength} />
        </Form.Item>
      </div>
    </Flex>
  );
}

function ButtonFields(props: BlockFieldsProps) {
  const fieldOf = useBlockField(props);
  return (
    <div className="pair">
      <Form.Item label="Label" {...fieldOf('label').item}>
        <Input {...fieldOf('label').field} autoComplete="off" maxLength={limits.label.maxLength} />
      </Form.Item>
      <Form.Item label="Link (https, mailto or tel)" {...fieldOf('url').item}>
        <Input {...fieldOf('url').field} placeholder="https://" autoComplete="off" maxLength={limits.url.maxLength} />
      </Form.Item>
    </div>
  );
}

function Columns({ role, block, where, isFull, errorOf, onChange }: BlockFieldsProps) {
  const { columns } = block;
  return (
    <Flex vertical gap="small" className="flush">
      <Segmented
        aria-label={`Number of columns${where}`}
        options={[
          { value: 2, label: 'Two columns' },
          { value: 3, label: 'Three columns' },
        ]}
        value={columns.length}
        onChange={(count) => {
          const next = count === 3 ? [...columns, []] : columns.slice(0, 2);
          onChange({ ...block, columns: next }, count === 3 ? 'Column added' : 'Column deleted');
        }}
      />
      {columns.map((blocks, place) => (
        <Flex
          component="section"
          vertical
          gap="small"
          key={place}
          className="quote"
          aria-label={`Column ${String(place + 1)}${where}`}
        >
          <span className="soft">Column {place + 1}</span>
          <BlockList
            role={role}
            blocks={blocks}
            types={PLAIN_TYPES}
            where={`, column ${String(place + 1)}${where}`}
            isFull={isFull || blocks.length >= MAX_IN_COLUMN}
            errorOf={errorOf}
            onChange={(changed, did) => {
              onChange({ ...block, columns: columns.with(place, changed) }, did);
            }}
          />
        </Flex>
      ))}
    </Flex>
  );
}
