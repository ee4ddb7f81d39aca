import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type FeatureSetting = components['schemas']['FeatureSettingView'];
export type FeatureSettingChange = components['schemas']['ChooseOption'];

const key = 'house-options';

export const featureSettingQueries = {
  all: () => [key] as const,
  list: () =>
    queryOptions({
      queryKey: [key],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/house-options', { signal })),
    }),
};

export const changeFeatureSetting = (id: string, body: FeatureSettingChange) =>
  answer(apiAs('admin').PUT('/api/admin/house-options/{id}', { params: { path: { id } }, body }));
