import type { MailRole } from '@/shared/api';
import type { Picture } from '../api/picture.calls';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './picture-dialog.module.css';
import { PictureList } from './picture-list';
import { UploadPicture } from './upload-picture';

export interface PictureDialogProps {
  role: MailRole;
  open: boolean;
  /** Label of the button, 'Insert' unless given. */
  verb?: string | undefined;
  onPick: (picture: Picture) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** Chooses an image for a text: an existing one or an upload. */
export const PictureDialog = ({ role, verb = 'Insert', onPick, onClose, ...dialog }: PictureDialogProps) => (
  <Dialog title={`${verb} image`} footer={null} onCancel={onClose} width={720} destroyOnHidden {...dialog}>
    <div className={styles.body}>
      <UploadPicture role={role} verb={verb} onUploaded={onPick} />
      <PictureList role={role} verb={verb} onPick={onPick} />
    </div>
  </Dialog>
);
