import type { MailRole } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './picture-dialog.module.css';
import { PictureList } from './picture-list';
import { UploadPicture } from './upload-picture';

export interface PickedPicture {
  url: string;
  alt: string;
}

export interface PictureDialogProps {
  role: MailRole;
  open: boolean;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

/** A picture for a text: one that is there, or a new one. */
export const PictureDialog = ({ role, open, onPick, onClose }: PictureDialogProps) => (
  <Dialog title="Insert picture" open={open} footer={null} onCancel={onClose} width={720} destroyOnHidden>
    <div className={styles.body}>
      <UploadPicture role={role} onUploaded={onPick} />
      <PictureList role={role} onPick={onPick} />
    </div>
  </Dialog>
);
