import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { OfflineBanner } from './offline-banner';

afterEach(() => {
  onlineManager.setOnline(true);
});

it.each([
  ['staff', /Your changes will be sent when you’re back online\./],
  ['manager', /What you type stays here\. Send it when you’re back online\./],
] as const)('promises %s what is true without a line', async (role, promise) => {
  renderScreen(<OfflineBanner role={role} />);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(await screen.findByRole('status')).toHaveTextContent(promise);
});
