import { hangPhotograph, photographQueries, takePhotographDown } from '@/entities/house/photograph';
import { type Change, useChange } from '@/shared/api';
import type { PictureName } from '@/shared/ui/picture';

interface Place {
  place: PictureName;
  /** As people call it. */
  label: string;
}

const stale = [photographQueries.all()];

const hang: Change<Place & { pictureId: string }> = {
  send: ({ place, pictureId }) => hangPhotograph(place, pictureId),
  done: ({ label }) => ({ title: 'The website shows your photo', subject: label }),
  failed: () => ({ title: 'Couldn’t save the photo', description: 'Please try again' }),
  stale,
};

const takeDown: Change<Place> = {
  send: ({ place }) => takePhotographDown(place),
  done: ({ label }) => ({ title: 'The website shows the glass art again', subject: label }),
  failed: () => ({ title: 'Couldn’t remove the photo', description: 'Please try again' }),
  stale,
};

export const useHangPhotograph = () => useChange(hang);
export const useTakePhotographDown = () => useChange(takeDown);
