import { readAgreement } from '../ui/agreement-paper';

it("separates title and sections, and keeps a section's paragraphs together", () => {
  expect(readAgreement('Agreement\n\n1. Parties\nWe\nYou\n\n2. Special terms\nFirst\n\nSecond')).toEqual({
    title: 'Agreement',
    sections: [
      { heading: '1. Parties', text: 'We\nYou' },
      { heading: '2. Special terms', text: 'First\n\nSecond' },
    ],
  });
});
