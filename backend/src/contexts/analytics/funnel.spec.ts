import { funnelOf } from './funnel.js';

it('adds up steps and outcomes of requests by week and source, newest week first', () => {
  expect(
    funnelOf([
      { week: '2026-11-16', acquisitionSource: 'card', landed: 5, menuSeen: 4, begun: 2, sent: 1 },
      { week: '2026-11-23', acquisitionSource: 'card', landed: 3 },
      { week: '2026-11-16', acquisitionSource: 'card', confirmed: 1, arrived: 1 },
      { week: '2026-11-16', acquisitionSource: 'direct', landed: 9 },
    ]),
  ).toEqual([
    {
      week: '2026-11-23',
      acquisitionSource: 'card',
      landed: 3,
      menuSeen: 0,
      begun: 0,
      sent: 0,
      confirmed: 0,
      arrived: 0,
    },
    {
      week: '2026-11-16',
      acquisitionSource: 'direct',
      landed: 9,
      menuSeen: 0,
      begun: 0,
      sent: 0,
      confirmed: 0,
      arrived: 0,
    },
    {
      week: '2026-11-16',
      acquisitionSource: 'card',
      landed: 5,
      menuSeen: 4,
      begun: 2,
      sent: 1,
      confirmed: 1,
      arrived: 1,
    },
  ]);
});

it('names the twelve ways on which most come, and adds the others up', () => {
  const rows = Array.from({ length: 15 }, (_, place) => ({
    week: '2026-11-16',
    acquisitionSource: `w${String(place)}`,
    landed: place,
  }));
  const funnel = funnelOf([...rows, { week: '2026-11-16', acquisitionSource: 'unheard', arrived: 1 }]);
  expect(funnel).toHaveLength(13);
  expect(funnel.find(({ acquisitionSource }) => acquisitionSource === 'other')).toMatchObject({
    landed: 3,
    arrived: 1,
  });
  expect(funnel[0]).toMatchObject({ acquisitionSource: 'w14', landed: 14 });
});
