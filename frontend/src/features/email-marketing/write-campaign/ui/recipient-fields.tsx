import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { contactQueries, countWords, shortTags } from '@/entities/email-marketing/contacts';
import type { MailRole } from '@/shared/api';
import { useSettled } from '@/shared/lib/settled';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { segmentOptions } from '../api/segment-options';
import { type CampaignValues, noAddressIn, tagsOf } from '../model/campaign-values';
import { TagsInput } from './tags-input';

const KINDS: readonly { value: CampaignValues['recipients']; label: string }[] = [
  { value: 'all_opted_in', label: 'All opted-in contacts' },
  { value: 'tags', label: 'Contacts with certain tags' },
  { value: 'segment', label: 'A segment' },
  { value: 'custom', label: 'Custom list of addresses' },
];

export function RecipientFields({ role }: { role: MailRole }) {
  const kind = Form.useWatch<CampaignValues['recipients'] | undefined>('recipients');
  return (
    <>
      <Form.Item name="recipients" label="Recipients">
        <Select options={[...KINDS]} />
      </Form.Item>
      {kind === 'tags' && (
        <Form.Item
          name="tags"
          label="Tags"
          rules={[{ required: true, whitespace: true, message: 'Enter at least one tag.' }, shortTags]}
          extra={<TagsHint />}
        >
          <TagsInput required />
        </Form.Item>
      )}
      {kind === 'custom' && (
        <Form.Item
          name="emails"
          label="Email addresses"
          rules={[
            { required: true, whitespace: true, message: 'Enter at least one email address.' },
            {
              validator(_, text?: string) {
                const wrong = noAddressIn(text);
                return wrong ? Promise.reject(new Error(`“${wrong}” isn’t an email address.`)) : Promise.resolve();
              },
            },
          ]}
          extra="One address per line."
        >
          <Input.TextArea required rows={5} />
        </Form.Item>
      )}
      {kind === 'segment' && <SegmentField role={role} />}
    </>
  );
}

const PAUSE_MS = 300;

/** Whom the tags reach, while they are typed. */
function TagsHint() {
  const typed = useSettled(Form.useWatch<string | undefined>('tags') ?? '', PAUSE_MS);
  const tags = tagsOf(typed);
  const { data } = useQuery({ ...contactQueries.count({ tags }), enabled: tags.length > 0 });
  return (
    <>
      Separate with commas. One match is enough.
      {tags.length > 0 && data && <strong role="status"> {countWords(data)}.</strong>}
    </>
  );
}

function SegmentField({ role }: { role: MailRole }) {
  const { data: segments = [] } = useQuery(segmentOptions(role));
  const choices = segments.map(({ id, name, contactCount }) => ({
    value: id,
    label: `${name} (${String(contactCount)})`,
  }));
  return (
    <Form.Item
      name="segmentId"
      label="Segment"
      getValueProps={shownAmong(choices)}
      rules={[{ required: true, message: 'Choose a segment.' }]}
    >
      <Select showSearch={searchAmong(choices)} placeholder="Choose" options={choices} />
    </Form.Item>
  );
}
