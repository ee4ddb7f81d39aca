import 'reflect-metadata';
import { InputPipe } from '../../../../../platform/http/input.pipe.js';
import { CreateCampaign } from './campaigns.dto.js';
import { draftOf } from './campaigns.controller.js';

const NOW = new Date('2031-03-03T12:00:00Z');
const SEGMENT = '019ab000-0000-7000-8000-00000000FFFF';

async function criteriaOf(recipientCriteria: unknown) {
  const body: unknown = await new InputPipe().transform(
    { name: 'Autumn', subject: 'Glass', recipientCriteria },
    { type: 'body', metatype: CreateCampaign },
  );
  return draftOf(body as CreateCampaign, 'America/New_York', NOW).recipientCriteria;
}

it.each([
  [{ type: 'all_opted_in', tags: ['wine'] }, { type: 'all_opted_in' }],
  [
    { type: 'tags', tags: [' wine', 'wine', ' '] },
    { type: 'tags', tags: ['wine'] },
  ],
  [
    { type: 'custom', emails: ['', ' ana@guests.example '], count: 9 },
    { type: 'custom', emails: ['ana@guests.example'] },
  ],
  [
    { type: 'segment', segmentId: SEGMENT },
    { type: 'segment', segmentId: SEGMENT.toLowerCase() },
  ],
])('reads %j as %j', async (input, criteria) => {
  expect(await criteriaOf(input)).toEqual(criteria);
});

it.each([
  ['everybody', '', 'Choose the recipients.'],
  [[null], '', 'Choose the recipients.'],
  [{}, '.type', 'Choose recipients: everyone who opted in, tags, a segment or a custom list.'],
  [{ type: 'tags', tags: 'wine' }, '.tags', 'Choose from 1 to 100 tags.'],
  [{ type: 'tags', tags: [' '] }, '.tags', 'Choose from 1 to 100 tags.'],
  [{ type: 'tags', tags: ['x'.repeat(61)] }, '.tags', 'Use at most 60 characters for each tag.'],
  [{ type: 'custom', emails: [7] }, '.emails', 'Enter at least one email address.'],
  [{ type: 'custom', emails: [] }, '.emails', 'Enter at least one email address.'],
  [{ type: 'custom', emails: ['ana'] }, '.emails', '“ana” isn’t an email address.'],
  [{ type: 'segment', segmentId: 'x' }, '.segmentId', 'Choose a segment.'],
])('refuses %j at recipientCriteria%s', async (input, part, message) => {
  await expect(criteriaOf(input)).rejects.toMatchObject({ fields: [{ field: `recipientCriteria${part}`, message }] });
});
