import { Button } from 'antd';
import {
  hangPhotograph,
  type HungPhotograph,
  photographQueries,
  takePhotographDown,
} from '@/entities/house/photograph';
import { InsertPicture } from '@/entities/picture';
import { type Mutation, useRestMutation } from '@/shared/api';
import { pictureFile, type PictureName } from '@/shared/ui/picture';
import styles from './photograph-choice.module.css';

interface Place {
  place: PictureName;
  /** The place's name. */
  label: string;
}

const invalidates = [photographQueries.all()];

const hang: Mutation<Place & { pictureId: string }> = {
  send: ({ place, pictureId }) => hangPhotograph(place, pictureId),
  done: ({ label }) => ({ title: 'The website shows your photo', subject: label }),
  failed: () => ({ title: 'Couldn’t save the photo', description: 'Please try again' }),
  invalidates,
};

const takeDown: Mutation<Place> = {
  send: ({ place }) => takePhotographDown(place),
  done: ({ label }) => ({ title: 'The website shows the glass art again', subject: label }),
  failed: () => ({ title: 'Couldn’t remove the photo', description: 'Please try again' }),
  invalidates,
};

const useAddPhotograph = () => useRestMutation(hang);
const useTakePhotographDown = () => useRestMutation(takeDown);

interface PhotographChoiceProps {
  place: PictureName;
  /** The place's name. */
  label: string;
  hung: HungPhotograph | undefined;
}

/** The image in one place of the website, and buttons to change it. */
export function PhotographChoice({ place, label, hung }: PhotographChoiceProps) {
  const hang = useAddPhotograph();
  const takeDown = useTakePhotographDown();
  return (
    <article className={styles.choice} aria-label={label}>
      <img
        src={hung?.picture.url ?? pictureFile(place, 480)}
        alt={hung ? hung.picture.alt : `Glass art: ${label}`}
        loading="lazy"
        className={styles.picture}
      />
      <p className={styles.label}>
        <strong>{label}</strong>
        <span>{hung ? 'Photo' : 'Glass art'}</span>
      </p>
      <div className={styles.buttons}>
        <InsertPicture
          role="admin"
          verb="Use"
          onPick={({ id: pictureId }) => {
            hang.send({ place, label, pictureId });
          }}
        >
          {hung ? 'Another photo' : 'Choose a photo'}
        </InsertPicture>
        {hung && (
          <Button
            type="text"
            loading={takeDown.isPending}
            onClick={() => {
              takeDown.send({ place, label });
            }}
          >
            Back to glass art
          </Button>
        )}
      </div>
    </article>
  );
}
