import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { OfflineBanner } from './offline-banner';

it.each([
  [true, /Reservation decisions, tables and notes are sent when you’re back online; save the rest then\./],
  [false, /What you type stays here\. Send it when you’re back online\./],
])('promises to send later only what is queued (reservation board: %s)', async (hasBoard, promise) => {
  renderScreen(<OfflineBanner hasBoard={hasBoard} />);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(await screen.findByRole('status')).toHaveTextContent(promise);
});
