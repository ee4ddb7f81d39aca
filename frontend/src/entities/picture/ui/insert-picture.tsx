import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadPictureDialog } from './load-picture-dialog';
import type { PictureDialogProps } from './picture-dialog';

interface InsertPictureProps
  extends Pick<PictureDialogProps, 'role' | 'verb' | 'onPick'>, Pick<ButtonProps, 'type' | 'children'> {}

/** Opens the dialog in which a picture is chosen or uploaded. */
export function InsertPicture({ role, verb, onPick, type, children = 'Insert picture' }: InsertPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        type={type}
        onFocus={() => void loadPictureDialog().catch(() => undefined)}
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {isOpen && (
        <LazyPart
          load={loadPictureDialog}
          with={{
            ...{ role, verb, open: true, onClose: close },
            onPick: (picture) => {
              close();
              onPick(picture);
            },
          }}
        />
      )}
    </>
  );
}
