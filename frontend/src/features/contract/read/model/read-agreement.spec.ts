import { readAgreement } from './read-agreement';

it('tells title and sections apart, and keeps the paragraphs of a section together', () => {
  expect(readAgreement('Agreement\n\n1. Parties\nWe\nYou\n\n2. Special terms\nFirst\n\nSecond')).toEqual({
    title: 'Agreement',
    sections: [
      { heading: '1. Parties', text: 'We\nYou' },
      { heading: '2. Special terms', text: 'First\n\nSecond' },
    ],
  });
});
