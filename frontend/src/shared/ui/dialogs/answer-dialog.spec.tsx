import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { AnswerDialog } from './answer-dialog';

const nothing = () => undefined;

it('opens and shows a loading state while its data is read', async () => {
  const answer = { data: undefined, error: null, isFetchedAfterMount: false, refetch: nothing };
  renderScreen(
    <AnswerDialog answer={answer} title="Edit: Spring" failed="Not loaded" open onClose={nothing} afterClose={nothing}>
      {() => null}
    </AnswerDialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Edit: Spring' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});
