import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { Picture } from '../api';
import type { PictureDialogProps } from './picture-dialog';

/** Loaded when someone chooses an image. */
const loadPictureDialog = async () => (await import('./picture-dialog')).PictureDialog;

interface InsertPictureProps
  extends Pick<PictureDialogProps, 'role' | 'verb' | 'onPick'>, Pick<ButtonProps, 'type' | 'children'> {}

/** Opens the dialog for choosing or uploading an image. */
export function InsertPicture({ role, verb, onPick, type, children = 'Insert image' }: InsertPictureProps) {
  const [isMounted, setThere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<Picture>();
  return (
    <>
      <Button
        type={type}
        onFocus={() => void loadPictureDialog().catch(() => undefined)}
        onClick={() => {
          setPicked(undefined);
          setThere(true);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {isMounted && (
        <LazyPart
          load={loadPictureDialog}
          with={{
            role,
            verb,
            open: isOpen,
            onPick: (picture) => {
              setPicked(picture);
              setOpen(false);
            },
            onClose: () => {
              setOpen(false);
            },
            afterClose: () => {
              setThere(false);
              // After the dialog has returned the focus, so that an editor may take it.
              if (picked) onPick(picked);
            },
          }}
        />
      )}
    </>
  );
}
