import { updateTimeTexts } from '..';

it.each([
  ['2026-11-24T13:00:00Z', 'closed', 'Closed right now', 'Opens at 10am today', 'Until 3pm'],
  ['2026-11-24T17:00:00Z', 'open', 'Open now', 'Until 3pm today', 'Next: Thursday, 10am'],
])('says at %s whether it is %s, in each place that asks', (now, opening, label, headline, next) => {
  document.body.innerHTML = `
    <div data-opening=""><h2 data-says="label">Monday</h2><p data-says="headline">10am-3pm</p><p data-says="next"></p></div>`;
  updateTimeTexts(new Date(now));
  const place = document.querySelector<HTMLElement>('[data-opening]');
  expect(place?.dataset.opening).toBe(opening);
  expect([...(place?.children ?? [])].map(({ textContent }) => textContent)).toEqual([label, headline, next]);
});

it("offers days from today in the restaurant's time zone, as far ahead as the field allows", () => {
  document.body.innerHTML = '<input type="date" data-days-ahead="365" />';
  updateTimeTexts(new Date('2026-11-25T04:30:00Z'));
  expect(document.querySelector('input')).toHaveAttribute('min', '2026-11-24');
  expect(document.querySelector('input')).toHaveAttribute('max', '2027-11-24');
});

it('leaves the limits of a date field alone while the day is the same, since setting them scrolls to the field', () => {
  document.body.innerHTML = '<input type="date" data-days-ahead="365" />';
  updateTimeTexts(new Date('2026-11-25T04:30:00Z'));
  const field = document.querySelector('input');
  const sets = ['min', 'max'].map((name) => jest.spyOn(field as HTMLInputElement, name as 'min', 'set'));
  updateTimeTexts(new Date('2026-11-25T04:45:00Z'));
  for (const set of sets) expect(set).not.toHaveBeenCalled();
});
