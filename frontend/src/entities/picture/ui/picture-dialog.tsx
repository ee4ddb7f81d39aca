import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import type { MailRole } from '@/shared/api';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { ListView } from '@/shared/ui/list-view';
import { type Picture, pictureQueries, useDeletePicture } from '../api';
import { UploadPicture } from './upload-picture';
import styles from './picture-dialog.module.css';

interface PictureListProps {
  role: MailRole;
  verb: string;
  onPick: (picture: Picture) => void;
}

function PictureList({ role, verb, onPick }: PictureListProps) {
  const { data, error, refetch } = useQuery(pictureQueries.list(role));
  const [search, setSearch] = useState('');
  const id = useId();
  const wanted = search.trim().toLowerCase();
  const rows = data?.filter(({ alt }) => alt.toLowerCase().includes(wanted));
  return (
    <Flex component="section" vertical gap="small" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Images</h3>
      <label htmlFor={id}>Search images</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <ListView
        list={{ rows, error, retry: () => void refetch() }}
        loading="Loading images..."
        failed="Couldn’t load images."
        empty={wanted === '' ? { text: 'No images yet.', hint: 'Upload the first one.' } : 'No images match.'}
      >
        {(pictures) => (
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <PictureTile key={picture.id} role={role} verb={verb} picture={picture} onPick={onPick} />
            ))}
          </ul>
        )}
      </ListView>
    </Flex>
  );
}

interface PictureTileProps extends PictureListProps {
  picture: Picture;
}

function PictureTile({ role, verb, picture, onPick }: PictureTileProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, isPending } = useDeletePicture(role);
  const { id, url, alt } = picture;
  const name = alt || 'Image without a description';
  return (
    <li className="panel">
      <img src={url} alt={alt} loading="lazy" />
      <span className={styles.alt} title={name}>
        {name}
      </span>
      <Flex gap="small" wrap>
        <Button
          size="small"
          aria-label={`${verb} ${name}`}
          onClick={() => {
            onPick(picture);
          }}
        >
          {verb}
        </Button>
        <Button
          size="small"
          type="text"
          danger={isAsked}
          loading={isPending}
          aria-label={isAsked ? `Delete ${name}?` : `Delete ${name}`}
          onBlur={() => {
            setAsked(false);
          }}
          onClick={() => {
            if (isAsked) send({ id });
            setAsked(!isAsked);
          }}
        >
          {isAsked ? 'Delete?' : 'Delete'}
        </Button>
      </Flex>
    </li>
  );
}

export interface PictureDialogProps extends DialogProps {
  role: MailRole;
  /** Label of the button, 'Insert' unless given. */
  verb?: string | undefined;
  onPick: (picture: Picture) => void;
}

/** Chooses an image for a text: an existing one or an upload. */
export const PictureDialog = ({ role, verb = 'Insert', onPick, onClose, ...dialog }: PictureDialogProps) => (
  <Dialog title={`${verb} image`} footer={null} onCancel={onClose} width={720} destroyOnHidden {...dialog}>
    <Flex vertical gap="middle">
      <UploadPicture role={role} verb={verb} onUploaded={onPick} />
      <PictureList role={role} verb={verb} onPick={onPick} />
    </Flex>
  </Dialog>
);
