import { screen } from '@testing-library/react';
import type { ApprovalItem } from '@/entities/approval-item';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SubmissionList } from './submission-list';

const show = (item: Partial<ApprovalItem>) => {
  fakeServer(() => ({
    body: [
      {
        id: '1',
        title: 'A heron',
        contentType: 'blog_post',
        createdAt: '2026-11-21T15:00:00.000Z',
        reviewedAt: '2026-11-22T15:00:00.000Z',
        reviewedBy: 'The Owner',
        adminComments: null,
        ...item,
      },
    ],
  }));
  renderScreen(<SubmissionList />);
};

it.each([
  ['approved', 'Approved without additional comments'],
  ['rejected', 'Not approved'],
  ['revision_requested', 'Revision requested'],
] as const)('tells when it was reviewed, and a default line for what is %s without comments', async (status, line) => {
  show({ status });
  expect(await screen.findByText(line)).toBeInTheDocument();
  expect(screen.getByText('Reviewed Sun, Nov 22, 10:00 AM by The Owner')).toBeInTheDocument();
});

it("shows the owner's comments", async () => {
  show({ status: 'revision_requested', adminComments: 'More blue' });
  expect(await screen.findByText('More blue')).toBeInTheDocument();
  expect(screen.getByText('Revision Requested')).toHaveAttribute('data-tone', 'info');
  expect(screen.queryByText('Revision requested')).not.toBeInTheDocument();
});

it('says that a pending one is waiting', async () => {
  show({ status: 'pending', reviewedAt: null, reviewedBy: null });
  expect(await screen.findByText('Waiting for the owner’s review.')).toBeInTheDocument();
});

it('says when there is nothing', async () => {
  fakeServer(() => ({ body: [] }));
  renderScreen(<SubmissionList />);
  expect(await screen.findByText('No submissions yet')).toBeInTheDocument();
});
