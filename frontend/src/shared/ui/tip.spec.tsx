import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { Tip, TipProvider } from './tip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds));
};
const point = (name: string) => fireEvent.mouseEnter(screen.getByRole('button', { name }));
const close = () => fireEvent.keyDown(document, { key: 'Escape' });

it('waits 700 ms, or not at all within 300 ms after another tooltip', () => {
  renderScreen(
    <TipProvider>
      {['Hours', 'Parking', 'Dogs'].map((subject) => (
        <Tip key={subject} text={`About ${subject}`}>
          {subject}
        </Tip>
      ))}
    </TipProvider>,
  );
  point('Hours');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Hours');

  close();
  wait(299);
  point('Parking');
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Parking');

  close();
  wait(300);
  point('Dogs');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Dogs');
});
