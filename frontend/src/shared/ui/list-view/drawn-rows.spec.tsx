import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RowPlace, useDrawnRows } from '.';

const ROWS = Array.from({ length: 20 }, (_, index) => `row-${String(index)}`);

it('renders the first rows immediately, reserves space for the others, and renders them a moment later', () => {
  const commits: string[] = [];
  function Rows() {
    const isDrawn = useDrawnRows(ROWS);
    useLayoutEffect(() => {
      const all = document.querySelectorAll('[data-row]').length;
      const places = document.querySelectorAll('[aria-busy]').length;
      commits.push(`${String(all - places)} of ${String(all)}`);
    });
    return ROWS.map((id) => (isDrawn(id) ? <p key={id} data-row={id} /> : <RowPlace key={id} id={id} />));
  }
  render(<Rows />);
  expect(commits).toEqual(['4 of 20', '20 of 20']);
});
