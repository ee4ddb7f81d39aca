import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import {
  savePhotograph,
  type PlacedPhotograph,
  photographQueries,
  takePhotographDown,
} from '@/entities/settings/photograph';
import { InsertPicture } from '@/entities/picture';
import { isBuiltName, isInBuiltTown } from '@/entities/restaurant';
import { type Mutation, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { PICTURE_NAMES, pictureFile, type PictureName } from '@/shared/ui/picture';
import styles from './photographs.module.css';

interface PhotographPlace {
  place: PictureName;
  /** The place's name. */
  label: string;
}

/** Another restaurant shows no art of the bistro's courtyard and dishes (`pages/home/model/shown-art`). */
const hasArt = (place: PictureName) => isBuiltName() || !/^(?:courtyard|gallery)-/.test(place);

const invalidates = [photographQueries.all()];

const addPhoto: Mutation<PhotographPlace & { pictureId: string }> = {
  send: ({ place, pictureId }) => savePhotograph(place, pictureId),
  done: ({ label }) => ({ title: 'The website shows your photo', subject: label }),
  failed: () => ({ title: 'Couldn’t save the photo', description: 'Please try again' }),
  invalidates,
};

const takeDown: Mutation<PhotographPlace> = {
  send: ({ place }) => takePhotographDown(place),
  done: ({ place, label }) => ({
    title: hasArt(place) ? 'The website shows the glass art again' : 'The website no longer shows the photo',
    subject: label,
  }),
  failed: () => ({ title: 'Couldn’t remove the photo', description: 'Please try again' }),
  invalidates,
};

const useAddPhotograph = () => useRestMutation(addPhoto);
const useTakePhotographDown = () => useRestMutation(takeDown);

interface PhotographChoiceProps {
  place: PictureName;
  /** The place's name. */
  label: string;
  placed: PlacedPhotograph | undefined;
}

/** The image in one place of the website, and buttons to change it. */
function PhotographChoice({ place, label, placed }: PhotographChoiceProps) {
  const addPhoto = useAddPhotograph();
  const takeDown = useTakePhotographDown();
  return (
    <article className={styles.choice} aria-label={label}>
      {placed || hasArt(place) ? (
        <img
          src={placed?.picture.url ?? pictureFile(place, 480)}
          alt={placed ? placed.picture.alt : `Glass art: ${label}`}
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <div className={styles.none} />
      )}
      <p className={styles.label}>
        <strong>{label}</strong>
        <span className="soft">{placed ? 'Photo' : hasArt(place) ? 'Glass art' : 'No photo yet'}</span>
      </p>
      <Flex gap={4} wrap>
        <InsertPicture
          role="admin"
          verb="Use"
          onPick={({ id: pictureId }) => {
            addPhoto.send({ place, label, pictureId });
          }}
        >
          {placed ? 'Another photo' : 'Choose a photo'}
        </InsertPicture>
        {placed && (
          <Button
            type="text"
            loading={takeDown.isPending}
            onClick={() => {
              takeDown.send({ place, label });
            }}
          >
            {hasArt(place) ? 'Back to glass art' : 'Remove photo'}
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
const rooms = (): readonly Room[] => [
  {
    title: 'Main photo',
    description: 'Top of the home page and the reservations page, and in link previews.',
    places: [{ place: 'hero', label: 'Main photo' }],
  },
  { title: 'Our Story', description: 'Next to the story.', places: named('courtyard-', 'Photo') },
  { title: 'Gallery', description: 'The first three are always visible.', places: named('gallery-', 'Gallery') },
  { title: 'Merchandise', description: 'The pieces for sale.', places: named('merchandise-', 'Piece') },
  // They are about the town.
  ...(isInBuiltTown()
    ? [{ title: 'Stories', description: 'The five original stories.', places: named('blog-', 'Story') }]
    : []),
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
        {isBuiltName()
          ? 'Each spot shows glass art until you add your own photo.'
          : 'Our Story and the gallery show your photos only. The other spots show glass art until you add your own.'}
      </p>
      <AnswerView answer={photographs} loading="Loading photos..." failed="Couldn’t load photos.">
        {(placed) =>
          rooms().map(({ title, description, places }) => (
            <Flex component="section" vertical gap={6} key={title} aria-label={title}>
              <h3 className="xl">{title}</h3>
              <p className="soft">{description}</p>
              <ul className={styles.places}>
                {places.map(({ place, label }) => (
                  <li key={place}>
                    <PhotographChoice place={place} label={label} placed={placed.find((one) => one.place === place)} />
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
