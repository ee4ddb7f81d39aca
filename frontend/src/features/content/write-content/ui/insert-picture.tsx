import { Button, Form } from 'antd';
import { useState } from 'react';
import { loadPictureDialog } from '@/entities/picture';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { ContentValues } from '../model/content-values';
import { withPicture } from '../model/with-picture';

interface InsertPictureProps {
  /** What is written is kept as a draft, whoever wrote it. */
  onInsert: (content: string) => void;
}

/** Puts a picture after the content. */
export function InsertPicture({ onInsert }: InsertPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const form = Form.useFormInstance<ContentValues>();
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Form.Item>
        <Button
          onFocus={() => void loadPictureDialog().catch(() => undefined)}
          onClick={() => {
            setOpen(true);
          }}
        >
          Insert picture
        </Button>
      </Form.Item>
      {isOpen && (
        <LazyPart
          load={loadPictureDialog}
          with={{
            ...{ role: 'manager', open: true, onClose: close },
            onPick(picture) {
              close();
              const content = withPicture(String(form.getFieldValue('content') ?? ''), picture);
              form.setFieldValue('content', content);
              onInsert(content);
            },
          }}
        />
      )}
    </>
  );
}
