import { screen, waitFor } from '@testing-library/react';
import type { FeatureSetting } from '@/entities/settings/feature-setting';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AnswerPresets } from './feature-settings';

const option = (id: string, isOn: boolean) => ({ id, isOn, updatedAt: `${id}-seen` }) as FeatureSetting;

it('counts seats as well when small parties are confirmed automatically', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(
    <AnswerPresets options={[option('capacity', false), option('confirming-by-itself', false)]} />,
  );
  expect(screen.getByRole('radio', { name: /^Ask me first/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Confirm small parties automatically/ }));
  await waitFor(() => {
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/house-options/capacity', { isOn: true, figures: [], seen: 'capacity-seen' }],
      ['/api/admin/house-options/confirming-by-itself', { isOn: true, figures: [], seen: 'confirming-by-itself-seen' }],
    ]);
  });
});

it('keeps counting seats when the owner wants to be asked first', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(
    <AnswerPresets options={[option('capacity', true), option('confirming-by-itself', true)]} />,
  );
  await user.click(screen.getByRole('radio', { name: /^Ask me first/ }));
  await waitFor(() => {
    expect(calls.map(({ path }) => path)).toEqual(['/api/admin/house-options/confirming-by-itself']);
  });
});
