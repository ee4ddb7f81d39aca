import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type HouseOption = components['schemas']['FeatureSettingView'];
export type OptionChoice = components['schemas']['ChooseOption'];

const key = 'house-options';

export const houseOptionQueries = {
  all: () => [key] as const,
  list: () =>
    queryOptions({
      queryKey: [key],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/house-options', { signal })),
    }),
};

export const chooseOption = (id: string, body: OptionChoice) =>
  answer(apiAs('admin').PUT('/api/admin/house-options/{id}', { params: { path: { id } }, body }));
