import { type Answers, features, ongoingServices, strategies } from '@/entities/consultation';
import { type Block, reportDocument } from './download-report';

const blank = { restaurantName: '', contactEmail: '' } satisfies Answers;

const write = (answers: Partial<Answers>) => reportDocument({ ...blank, ...answers }, '2026-11-21');
const texts = (blocks: Block[]) =>
  blocks.map((block) => ('text' in block ? block.text : `${block.label}: ${block.value}`));

it('contains every category and service, and marks the chosen ones', () => {
  const blocks = write({ selectedServices: ['qr-menu', 'ar-menu'], additionalFeatures: ['Live Chat Support'] });
  const choices = blocks.filter((block) => block.kind === 'choice');
  expect(choices).toHaveLength(24 + features.length + ongoingServices.length);
  expect(choices.filter(({ isChosen }) => isChosen).map(({ text }) => text)).toEqual([
    'QR Menu',
    'AR Menu',
    'Live Chat Support',
  ]);
  for (const { title } of strategies) expect(texts(blocks).some((text) => text.endsWith(title))).toBe(true);
});

it.each([
  [['loyalty-app'], '$75', 'Premium'],
  [['qr-menu'], '$50', 'Basic'],
  [['lunch-delivery', 'trolley-pickup', 'online-ordering'], 'Contact for quote', 'Growth'],
  [[], 'Contact for quote', 'Not calculated yet'],
] satisfies [Answers['selectedServices'], string, string][])('with %j it costs %s', (selectedServices, price, name) => {
  const written = texts(write({ selectedServices }));
  expect(written).toContain(`Monthly investment: ${price}`);
  expect(written).toContain(`Recommended package: ${name}`);
});

it("contains feedback and answers, and the download's own returns", () => {
  const blocks = write({
    restaurantName: 'Café',
    strategy6Feedback: 'A hunt!',
    budgetRange: 'Growth $1500-2000/month',
  });
  const written = texts(blocks);
  expect(written).toEqual(expect.arrayContaining(['Restaurant Name: Café', 'Budget Range: Growth $1500-2000/month']));
  expect(blocks).toContainEqual({ kind: 'item', text: 'Your feedback', note: 'A hunt!' });
  expect(written).toContain('Return on investment, monthly: $800-$2,500');
  expect(written).toContain('Break-even: 2-4 weeks');
});
