import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, hasStatus, type MailRole, type Mutation, useRestMutation } from '@/shared/api';

export type Picture = components['schemas']['PictureView'];

interface NewPicture {
  file: Blob;
  alt: string;
}

/** The maximum of one call. */
const MAX_PICTURES = 500;

const pictureCalls = (role: MailRole) => ({
  list: (signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/pictures', { params: { query: { limit: MAX_PICTURES } }, signal })),
  upload: ({ file, alt }: NewPicture) =>
    answer(
      apiAs(role).POST('/api/pictures', {
        body: { file: '', alt },
        bodySerializer() {
          const form = new FormData();
          form.append('alt', alt);
          form.append('file', file, 'picture');
          return form;
        },
      }),
    ),
  /** After a lost response the call is retried; a 404 then means that the image was deleted. */
  delete: async (id: string) => {
    try {
      await apiAs(role).DELETE('/api/pictures/{id}', { params: { path: { id } } });
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
});

const key = 'pictures';

export const pictureQueries = {
  all: () => [key] as const,
  /** The newest 500. */
  list: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role],
      queryFn: ({ signal }) => pictureCalls(role).list(signal),
      staleTime: 10_000,
    }),
};

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
