import { App, Flex, Form, type FormRule, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { InsertPicture, mailAddressOf } from '@/entities/picture';
import type { MailRole } from '@/shared/api';
import { writeTemplate as limits } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadVisualEditor, lostInWords } from '@/shared/ui/rich-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { blocksIn, faultsIn } from '../model/blocks';
import type { TemplateValues } from '../model/template-values';
import type { BlockEditorProps } from './block-editor';
import { FieldMenu } from './field-menu';
import styles from './body-fields.module.css';

interface HtmlEditorProps {
  role: MailRole;
  /** The id of the visible label. */
  labelId: string;
  /** True while editing the HTML source. */
  isSource: boolean;
  /** The visual editor would drop parts of it. */
  onUnfit: (lost: readonly string[]) => void;
  /** Set by the form item. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  'aria-invalid'?: 'true' | 'false';
  'aria-describedby'?: string;
}

function HtmlEditor({ isSource, onUnfit, ...props }: HtmlEditorProps) {
  const { role, labelId, id, value = '', onChange } = props;
  if (isSource) return <Source {...props} />;
  return (
    <LazyPart
      load={loadVisualEditor}
      waiting={<Skeleton label="Loading the editor..." />}
      with={{
        labelId,
        html: value,
        isInvalid: props['aria-invalid'] === 'true',
        hasForeignPictures: true,
        onUnfit,
        ...(id !== undefined && { id }),
        onChange: (html: string) => onChange?.(html),
        tools: (insert) => (
          <>
            <InsertPicture
              role={role}
              type="text"
              onPick={({ url, alt }) => {
                insert.picture({ src: mailAddressOf(url), alt });
              }}
            />
            <FieldMenu onPick={insert.text} />
          </>
        ),
      }}
    />
  );
}

function Source({ labelId, id, value, onChange, ...described }: Omit<HtmlEditorProps, 'isSource' | 'onUnfit'>) {
  return (
    <Flex vertical gap={6} className={styles.source}>
      <FieldMenu
        onPick={(placeholder) => {
          const area = document.getElementById(id ?? '');
          if (!(area instanceof HTMLTextAreaElement)) return;
          area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
          area.focus();
          onChange?.(area.value);
        }}
      />
      <Input.TextArea
        id={id}
        value={value}
        aria-labelledby={labelId}
        spellCheck={false}
        aria-invalid={described['aria-invalid']}
        aria-describedby={described['aria-describedby']}
        required
        rows={16}
        maxLength={limits.htmlContent.maxLength}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Flex>
  );
}

const loadBlockEditor = async () => (await import('./block-editor')).BlockEditor;

const WAYS = [
  { value: 'visual', label: 'Visual' },
  { value: 'source', label: 'HTML source' },
  { value: 'blocks', label: 'Blocks' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** The question before switching away from a kind of content; both stay in the draft. */
const QUESTIONS = {
  blocks: {
    title: 'Switch to blocks?',
    content: 'Saving as blocks replaces the current content. You can switch back until you save.',
    okText: 'Use blocks',
  },
  written: {
    title: 'Turn off blocks?',
    content: 'Saving without blocks removes them. You can switch back until you save.',
    okText: 'Write without blocks',
  },
};

const finishedBlocks: FormRule = {
  validator: (_, stored: string) => {
    const blocks = blocksIn(stored);
    if (blocks.length === 0) return Promise.reject(new Error('Add a block.'));
    return Object.keys(faultsIn(blocks)).length === 0
      ? Promise.resolve()
      : Promise.reject(new Error('Complete the marked blocks.'));
  },
};

interface BodyFieldsProps {
  role: MailRole;
  isOfBlocks: boolean;
}

/** The email's content in the visual editor, as HTML, or as blocks. */
export function BodyFields({ role, isOfBlocks }: BodyFieldsProps) {
  const [writtenWay, setWrittenWay] = useState<WrittenWay>('visual');
  const [lost, setLost] = useState<readonly string[]>([]);
  const labelId = useId();

  return (
    <Flex vertical gap="small">
      <Flex gap="8px 16px" wrap align="center" justify="space-between">
        <span id={labelId} className="strong">
          HTML content
        </span>
        <Form.Item name="way" noStyle>
          <WayChoice
            writtenWay={writtenWay}
            onWritten={(chosen) => {
              setLost([]);
              setWrittenWay(chosen);
            }}
          />
        </Form.Item>
      </Flex>
      {lost.length > 0 && !isOfBlocks && (
        <p role="status" className="remark">
          This email is edited as HTML because the visual editor would drop {lostInWords(lost)} from it.
        </p>
      )}
      {isOfBlocks ? (
        // Incomplete blocks are marked when saving, not while they are being edited.
        <Form.Item name="blocks" rules={[finishedBlocks]} validateTrigger="onSubmit">
          <Blocks role={role} labelId={labelId} />
        </Form.Item>
      ) : (
        <Form.Item name="htmlContent" rules={required('Enter the HTML content.')}>
          <HtmlEditor
            role={role}
            labelId={labelId}
            isSource={writtenWay === 'source'}
            onUnfit={(parts) => {
              setLost(parts);
              setWrittenWay('source');
            }}
          />
        </Form.Item>
      )}
    </Flex>
  );
}

type WrittenWay = Exclude<Way, 'blocks'>;

interface WayChoiceProps {
  writtenWay: WrittenWay;
  onWritten: (way: WrittenWay) => void;
  /** Set by the form item. */
  value?: TemplateValues['way'];
  onChange?: (way: TemplateValues['way']) => void;
}

function WayChoice({ writtenWay, onWritten, value, onChange }: WayChoiceProps) {
  const { modal } = App.useApp();
  const form = Form.useFormInstance<TemplateValues>();
  const isOfBlocks = value === 'blocks';

  function choose(chosen: Way) {
    const toBlocks = chosen === 'blocks';
    const go = () => {
      if (!toBlocks) onWritten(chosen);
      if (toBlocks !== isOfBlocks) onChange?.(toBlocks ? 'blocks' : '');
    };
    const { htmlContent, blocks } = form.getFieldsValue(true) as TemplateValues;
    const isLeft = toBlocks ? !isOfBlocks && htmlContent.trim() !== '' : isOfBlocks && blocksIn(blocks).length > 0;
    if (isLeft) void modal.confirm({ ...QUESTIONS[toBlocks ? 'blocks' : 'written'], onOk: go });
    else go();
  }

  return (
    <Segmented aria-label="Editor" options={[...WAYS]} value={isOfBlocks ? 'blocks' : writtenWay} onChange={choose} />
  );
}

const Blocks = (props: BlockEditorProps) => (
  <LazyPart load={loadBlockEditor} waiting={<Skeleton label="Loading the editor..." />} with={props} />
);
