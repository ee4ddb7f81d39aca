import { answer, apiAs, type components, hasStatus, type MailRole } from '@/shared/api';

export type Picture = components['schemas']['PictureView'];

export interface NewPicture {
  file: Blob;
  alt: string;
}

/** The maximum of one call. */
const MOST = 500;

export const pictureCalls = (role: MailRole) => ({
  list: (signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/pictures', { params: { query: { limit: MOST } }, signal })),
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
