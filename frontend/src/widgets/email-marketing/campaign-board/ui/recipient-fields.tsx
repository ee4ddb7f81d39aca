import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, type InputProps } from 'antd';
import { contactQueries, countWords, shortTags } from '@/entities/email-marketing/contacts';
import { answer, apiAs, type MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { useSettled } from '@/shared/lib/settled';
import { searchAmong, Select, shownAmong } from '@/shared/ui/select';
import { type CampaignValues, noAddressIn, tagsOf } from '../model/campaign-values';
import { suggestedTags, withTag } from '../model/tag-suggestions';
import styles from './campaign-fields.module.css';

interface TagsInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (text: string) => void;
}

/** Tags separated by commas, with existing tags as suggestions. */
function TagsInput({ value = '', onChange, ...input }: TagsInputProps) {
  const { data: known = [] } = useQuery(contactQueries.tags());
  const suggested = suggestedTags(value, known);
  return (
    <>
      <Input
        {...input}
        value={value}
        onChange={({ target }) => {
          onChange?.(target.value);
        }}
      />
      {suggested.length > 0 && (
        <div role="group" aria-label="Contact tags" className={styles.suggestions}>
          {suggested.map(({ tag, contacts }) => (
            <Button
              key={tag}
              onClick={() => {
                onChange?.(withTag(value, tag, known));
              }}
            >
              {tag} ({formatNumber(contacts)})
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

const AT_MOST = 500;

/** The segments to choose from. */
const segmentOptions = (role: MailRole) =>
  queryOptions({
    // Includes a segment that was just created.
    queryKey: [...contactQueries.segments().queryKey, role, 'options'],
    queryFn: ({ signal }) =>
      answer(apiAs(role).GET('/api/contact-segments', { params: { query: { limit: AT_MOST } }, signal })),
    select: (segments) => segments.filter(({ isActive }) => isActive),
  });

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

/** The contacts that the tags reach, while typing. */
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
