import { provider } from '@/entities/agency';
import {
  type Answers,
  calculatePackage,
  features,
  ongoingServices,
  packageNames,
  type Question,
  questions,
  report,
  services,
  strategies,
} from '@/entities/consultation';
import { cityLine, restaurant, streetLine } from '@/entities/restaurant';
import type { Block } from './rtf';

const heading = (text: string): Block => ({ kind: 'heading', text });
const subheading = (text: string): Block => ({ kind: 'subheading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const item = (words: string, note?: string): Block => ({ kind: 'item', text: words, ...(note && { note }) });
const row = (label: string, value: string): Block => ({ kind: 'row', label, value });

/** The downloadable report with the client's answers. */
export const reportDocument = (answers: Answers, date: string): Block[] => [
  { kind: 'title', text: report.title },
  text(`${restaurant.name}\n${streetLine}, ${cityLine}\n${date}`),
  ...summary(),
  heading('Strategic Categories'),
  ...strategies.flatMap((strategy, index) => [
    subheading(`${String(index + 1)}. ${strategy.title}`),
    text(strategy.intro),
    ...strategy.services.map(({ id, name, description }): Block => ({
      kind: 'choice',
      text: name,
      note: description,
      isChosen: answers.selectedServices?.includes(id) ?? false,
    })),
    item('Your feedback', answers[strategy.feedback] || 'None'),
  ]),
  ...packageAndPricing(answers),
  heading('Implementation Timeline'),
  ...report.timeline.flatMap(({ phase, title, steps }) => [
    subheading(`${phase}: ${title}`),
    ...steps.map((s) => item(s)),
  ]),
  heading('Projected Impact and ROI'),
  ...report.impact.map(({ what, gain }) => row(what, gain)),
  ...report.roi.download.map(({ what, value }) => row(what, value)),
  heading('Strategic Conclusion'),
  ...report.conclusion.map(text),
  ...consultation(answers),
  text(`${report.afterwards} ${provider.name}, ${provider.email}, ${provider.phone}.`),
];

function summary(): Block[] {
  const { text: words, hours, priceRange, figures } = report.summary;
  return [
    heading('Executive Summary'),
    text(words),
    row('Hours', hours.map((line) => `${line.days} ${line.hours}`).join(', ')),
    row('Price range', priceRange),
    ...figures.map(({ value, label }) =>
      row(
        label.replace(/^./, (letter) => letter.toUpperCase()),
        value,
      ),
    ),
  ];
}

function packageAndPricing({ selectedServices = [] }: Answers): Block[] {
  const chosen = services.filter(({ id }) => selectedServices.includes(id));
  const calculated = calculatePackage(chosen);
  return [
    heading('Package and Pricing'),
    row('Selected services', chosen.map(({ name }) => name).join(', ') || 'None'),
    row('Recommended package', calculated === '' ? 'Not calculated yet' : packageNames[calculated]),
    row('Monthly investment', { premium: '$75', basic: '$50', growth: QUOTE, '': QUOTE }[calculated]),
    ...report.packages.flatMap(({ name, price, includes }) => [
      subheading(`${name}: ${price}/month`),
      ...includes.map((included) => item(included)),
    ]),
    subheading('Terms'),
    ...[report.deal, report.performance, report.contact].map((part) => item(part.title, part.text)),
  ];
}

const QUOTE = 'Contact for quote';

function consultation(answers: Answers): Block[] {
  const answered = (asked: readonly Question[]) => asked.map(({ name, label }) => row(label, answers[name] || '–'));
  const ticked = (options: readonly string[], chosen: readonly string[] = []) =>
    options.map((option): Block => ({ kind: 'choice', text: option, isChosen: chosen.includes(option) }));
  return [
    heading('Website Consultation'),
    subheading('You and your restaurant'),
    ...answered(questions.restaurant),
    row('Budget Range', answers.budgetRange || '–'),
    subheading('Design'),
    ...answered(questions.design),
    subheading('Content'),
    ...answered(questions.content),
    subheading('Additional website features'),
    ...ticked(features, answers.additionalFeatures),
    ...answered(questions.features),
    subheading('Ongoing services'),
    ...ticked(ongoingServices, answers.ongoingServices),
    ...answered(questions.services),
    subheading('Timeline and more'),
    ...answered(questions.closing),
  ];
}
