import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadPictureDialog } from './load-picture-dialog';
import type { PictureDialogProps } from './picture-dialog';

interface InsertPictureProps extends Pick<PictureDialogProps, 'role' | 'onPick'>, Pick<ButtonProps, 'type'> {}

/** Opens the dialog in which a picture is chosen or uploaded. */
export function InsertPicture({ role, onPick, type }: InsertPictureProps) {
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
        Insert picture
      </Button>
      {isOpen && (
        <LazyPart
          load={loadPictureDialog}
          with={{
            ...{ role, open: true, onClose: close },
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
