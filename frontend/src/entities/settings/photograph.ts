import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';
import type { PictureName } from '@/shared/ui/picture';

export type PlacedPhotograph = components['schemas']['PhotographView'];

const key = 'photographs';
const api = () => apiAs('admin');
const at = (place: PictureName) => ({ params: { path: { place } } });

export const photographQueries = {
  all: () => [key] as const,
  list: () =>
    queryOptions({
      queryKey: [key],
      queryFn: ({ signal }) => answer(api().GET('/api/admin/photographs', { signal })),
    }),
};

export const savePhotograph = (place: PictureName, pictureId: string) =>
  answer(api().PUT('/api/admin/photographs/{place}', { ...at(place), body: { pictureId } }));

export const takePhotographDown = async (place: PictureName) => {
  await api().DELETE('/api/admin/photographs/{place}', at(place));
};
