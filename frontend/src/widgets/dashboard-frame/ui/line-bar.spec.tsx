import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { LineBar } from './line-bar';

afterEach(() => {
  onlineManager.setOnline(true);
});

it.each([
  ['staff', /What you tap is kept and sent when it is back\./],
  ['manager', /What you type stays here; please send it when the line is back\./],
] as const)('promises %s what is true without a line', async (role, promise) => {
  renderScreen(<LineBar role={role} />);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(await screen.findByRole('status')).toHaveTextContent(promise);
});
