import { Segmented } from 'antd';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '@/shared/lib/media';
import { FormDialog } from '@/shared/ui/dialogs';
import type { ContentValues } from '../model/content-values';
import { ContentFields } from './content-fields';
import { ContentFindings } from './content-findings';
import { ContentPreview } from './content-preview';
import styles from './write-dialog.module.css';

const SIDES = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

type Form = ComponentProps<typeof FormDialog<ContentValues>>;

interface WriteDialogProps
  extends
    ComponentProps<typeof ContentFields>,
    Pick<Form, 'title' | 'okText' | 'isBusy' | 'onSend' | 'footnote' | 'open' | 'onClose' | 'afterClose'> {
  draft: NonNullable<Form['draft']>;
}

/** What is written beside what becomes of it; where there is no room for both, one of them. */
export function WriteDialog({ types, onSend, ...dialog }: WriteDialogProps) {
  const isNarrow = useMedia('(max-width: 900px)');
  const [side, setSide] = useState<'write' | 'preview'>('write');
  /** What is wrong is shown before the form leads the focus there. */
  const showFields = () => {
    flushSync(() => {
      setSide('write');
    });
  };
  return (
    <FormDialog<ContentValues>
      {...dialog}
      width={1240}
      onIncomplete={showFields}
      onSend={(values, onRefused) => {
        onSend(values, (error) => {
          showFields();
          onRefused(error);
        });
      }}
    >
      {isNarrow && (
        <Segmented
          className={styles.sides}
          aria-label="Write or preview"
          block
          options={[...SIDES]}
          value={side}
          onChange={setSide}
        />
      )}
      <div className={styles.columns}>
        <div hidden={isNarrow && side !== 'write'}>
          <ContentFields types={types} />
        </div>
        {(!isNarrow || side === 'preview') && <ContentPreview values={dialog.draft.values} />}
      </div>
      <ContentFindings values={dialog.draft.values} />
    </FormDialog>
  );
}
