import { type Mutation, type MailRole, useRestMutation } from '@/shared/api';
import { type NewPicture, type Picture, pictureCalls } from './picture.calls';
import { pictureQueries } from './picture.queries';

const invalidates = [pictureQueries.all()];

const uploadPicture = {
  done: () => ({ title: 'Image uploaded' }),
  failed: () => ({ title: 'Couldn’t upload the image' }),
  invalidates,
};

const deletePicture = (role: MailRole): Mutation<{ id: string }> => ({
  send: ({ id }) => pictureCalls(role).delete(id),
  done: () => ({ title: 'Image deleted' }),
  failed: () => ({ title: 'Couldn’t delete the image' }),
  invalidates,
});

/** @param keep gets the uploaded image before `onSuccess` of the caller runs */
export const useUploadPicture = (role: MailRole, keep: (picture: Picture) => void) =>
  useRestMutation({
    ...uploadPicture,
    send: async (picture: NewPicture) => {
      const made = await pictureCalls(role).upload(picture);
      keep(made);
      return made;
    },
  });
export const useDeletePicture = (role: MailRole) => useRestMutation(deletePicture(role));
