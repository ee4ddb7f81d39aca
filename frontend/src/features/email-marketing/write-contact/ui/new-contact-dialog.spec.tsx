import { screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { NewContactDialog } from './new-contact-dialog';

const nothing = () => undefined;

it('asks how somebody agreed as long as they are opted in, from the start', async () => {
  const { user } = renderScreen(<NewContactDialog open onClose={nothing} afterClose={nothing} />);
  expect(await screen.findByLabelText(/^How they agreed/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Email opt-in'));
  expect(screen.queryByLabelText(/^How they agreed/)).toBeNull();
});
