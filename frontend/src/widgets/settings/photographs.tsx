import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import {
  hangPhotograph,
  type HungPhotograph,
  photographQueries,
  takePhotographDown,
} from '@/entities/settings/photograph';
import { InsertPicture } from '@/entities/picture';
import { type Mutation, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { PICTURE_NAMES, pictureFile, type PictureName } from '@/shared/ui/picture';
import styles from './photographs.module.css';

interface PhotographPlace {
  place: PictureName;
  /** The place's name. */
  label: string;
}

const invalidates = [photographQueries.all()];

const hang: Mutation<PhotographPlace & { pictureId: string }> = {
  send: ({ place, pictureId }) => hangPhotograph(place, pictureId),
  done: ({ label }) => ({ title: 'The website shows your photo', subject: label }),
  failed: () => ({ title: 'Couldn’t save the photo', description: 'Please try again' }),
  invalidates,
};

const takeDown: Mutation<PhotographPlace> = {
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
function PhotographChoice({ place, label, hung }: PhotographChoiceProps) {
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
        <span className="soft">{hung ? 'Photo' : 'Glass art'}</span>
      </p>
      <Flex gap={4} wrap>
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
      </Flex>
    </article>
  );
}

interface Place {
  place: PictureName;
  label: string;
}

interface Room {
  title: string;
  /** Where these places are on the website. */
  description: string;
  places: Place[];
}

const named = (prefix: string, label: string): Place[] =>
  PICTURE_NAMES.filter((name) => name.startsWith(prefix)).map((place) => ({
    place,
    label: `${label} ${String(Number(place.slice(prefix.length)))}`,
  }));

/** The places for images, in the order of the website. */
const ROOMS: readonly Room[] = [
  {
    title: 'Hero',
    description: 'Top of the home page and the reservations page.',
    places: [{ place: 'hero', label: 'Hero image' }],
  },
  { title: 'The courtyard', description: 'Next to Our Story.', places: named('courtyard-', 'Courtyard') },
  { title: 'Gallery', description: 'The first three are always visible.', places: named('gallery-', 'Gallery') },
  { title: 'On the glass shelf', description: 'Items for sale.', places: named('merchandise-', 'Piece') },
  { title: 'Stories', description: 'The five original stories.', places: named('blog-', 'Story') },
  {
    title: 'Sign in',
    description: 'On the staff sign-in page.',
    places: [{ place: 'login-window', label: 'Sign in' }],
  },
];

/** The restaurant's own photos instead of glass art, by room. */
export function Photographs() {
  const photographs = useQuery(photographQueries.list());
  return (
    <Flex component="section" vertical gap="large" aria-labelledby="photographs">
      <h2 id="photographs">Website photos</h2>
      <p className="soft" style={{ marginTop: -12 }}>
        Each spot shows glass art until you add your own photo.
      </p>
      <AnswerView answer={photographs} loading="Loading photos..." failed="Couldn’t load photos.">
        {(hung) =>
          ROOMS.map(({ title, description, places }) => (
            <Flex component="section" vertical gap={6} key={title} aria-label={title}>
              <h3 className="xl">{title}</h3>
              <p className="soft">{description}</p>
              <ul className={styles.places}>
                {places.map(({ place, label }) => (
                  <li key={place}>
                    <PhotographChoice place={place} label={label} hung={hung.find((one) => one.place === place)} />
                  </li>
                ))}
              </ul>
            </Flex>
          ))
        }
      </AnswerView>
    </Flex>
  );
}
