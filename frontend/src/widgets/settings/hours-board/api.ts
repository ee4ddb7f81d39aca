import { hoursQueries } from '@/entities/settings/hours-sheet';
import { activityQueries } from '@/entities/activity';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';

export type NewHours = components['schemas']['ChangeHours'];

const invalidates = [hoursQueries.all(), activityQueries.all()];
const failed = () => ({ title: 'Failed to save the hours', description: 'Please try again' });

const done = () => ({ title: 'Hours saved', description: 'The website shows them now.' });

const changeHours: Mutation<NewHours> = {
  // The sheet is there before the draft is gone, so the old hours do not flash up.
  send: async (hours, { client }) => {
    const sheet = await answer(apiAs('admin').PUT('/api/admin/hours', { body: hours }));
    client.setQueryData(hoursQueries.sheet().queryKey, sheet);
  },
  done,
  failed,
  invalidates,
};

const withdrawHours: Mutation<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/hours/changes/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Change withdrawn', description: 'The hours stay the same.' }),
  failed: () => ({ title: 'Failed to withdraw the change', description: 'Please try again' }),
  invalidates,
};

type Days = components['schemas']['SpecialHoursBody'];

const addDays: Mutation<Days> = {
  send: (days) => answer(apiAs('admin').POST('/api/admin/hours/special', { body: days })),
  done,
  failed,
  invalidates,
};

const changeDays: Mutation<components['schemas']['ChangeSpecialHours'] & { id: string }> = {
  send: ({ id, ...body }) =>
    answer(apiAs('admin').PUT('/api/admin/hours/special/{id}', { params: { path: { id } }, body })),
  done,
  failed,
  invalidates,
};

const removeDays: Mutation<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/hours/special/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Days removed', description: 'These days have their usual hours again.' }),
  failed: () => ({ title: 'Failed to remove the days', description: 'Please try again' }),
  invalidates,
};

export const useChangeHours = () => useRestMutation(changeHours);
export const useWithdrawHours = () => useRestMutation(withdrawHours);
export const useAddDays = () => useRestMutation(addDays);
export const useChangeDays = () => useRestMutation(changeDays);
export const useRemoveDays = () => useRestMutation(removeDays);
