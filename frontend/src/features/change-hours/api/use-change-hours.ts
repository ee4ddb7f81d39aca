import { hoursQueries } from '@/entities/house/hours-sheet';
import { trailQueries } from '@/entities/trail';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

export type NewHours = components['schemas']['ChangeHours'];

const stale = [hoursQueries.all(), trailQueries.all()];
const failed = () => ({ title: 'Failed to save the hours', description: 'Please try again' });

const done = () => ({ title: 'Hours saved', description: 'The website shows them now.' });

const changeHours: Change<NewHours> = {
  send: (hours) => answer(apiAs('admin').PUT('/api/admin/hours', { body: hours })),
  done,
  failed,
  stale,
};

const withdrawHours: Change<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/hours/changes/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Change withdrawn', description: 'The hours stay the same.' }),
  failed: () => ({ title: 'Failed to withdraw the change', description: 'Please try again' }),
  stale,
};

type Days = components['schemas']['SpecialHoursBody'];

const addDays: Change<Days> = {
  send: (days) => answer(apiAs('admin').POST('/api/admin/hours/special', { body: days })),
  done,
  failed,
  stale,
};

const changeDays: Change<components['schemas']['ChangeSpecialHours'] & { id: string }> = {
  send: ({ id, ...body }) =>
    answer(apiAs('admin').PUT('/api/admin/hours/special/{id}', { params: { path: { id } }, body })),
  done,
  failed,
  stale,
};

const removeDays: Change<{ id: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/hours/special/{id}', { params: { path: { id } } })),
  done: () => ({ title: 'Days removed', description: 'These days have their usual hours again.' }),
  failed: () => ({ title: 'Failed to remove the days', description: 'Please try again' }),
  stale,
};

export const useChangeHours = () => useChange(changeHours);
export const useWithdrawHours = () => useChange(withdrawHours);
export const useAddDays = () => useChange(addDays);
export const useChangeDays = () => useChange(changeDays);
export const useRemoveDays = () => useChange(removeDays);
