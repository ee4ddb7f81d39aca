import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Card, Flex, Form, Input, Select as TagSelect } from 'antd';
import { useState } from 'react';
import { activityQueries } from '@/entities/activity';
import { reservationQueries } from '@/entities/reservation';
import { type RestaurantDetails, setRestaurant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import { answer, apiAs, type components, type Mutation, useRestMutation } from '@/shared/api';
import { saveRestaurantDetails as limits, socialLinkBody as linkLimits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useDraft } from '@/shared/lib/draft';
import { ActionBar } from '@/shared/ui/action-bar';
import { AnswerView } from '@/shared/ui/answer-view';
import { required, showRefusal, takeBackErrors, useDraftForm, useOverwriteWarning } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { AddressFields, addressLabels, TimeZoneField, zoneName } from './restaurant-place-fields';
import styles from './restaurant-details.module.css';

type Schemas = components['schemas'];
type Sheet = Schemas['RestaurantDetailsView'];

const sheetQuery = queryOptions({
  queryKey: ['restaurant-details'],
  queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/restaurant-details', { signal })),
});

const save: Mutation<Schemas['SaveRestaurantDetails'], Sheet> = {
  // The sheet is there before the draft is gone, so the old details do not flash up.
  send: async (body, { client }) => {
    const sheet = await answer(apiAs('admin').PUT('/api/admin/restaurant-details', { body }));
    client.setQueryData(sheetQuery.queryKey, sheet);
    setRestaurant(sheet);
    return sheet;
  },
  done: () => ({ title: 'Restaurant details saved', description: 'The website shows them within a minute.' }),
  failed: () => ({ title: 'Couldn’t save the details', description: 'Please try again' }),
  invalidates: [sheetQuery.queryKey, restaurantQuery.queryKey, activityQueries.all()],
};

const detailsOf = ({ updatedAt: _, internationalPhone: _phone, ...details }: Sheet): RestaurantDetails => details;

const LABELS = {
  name: 'Name',
  tagline: 'Tagline',
  ownerName: 'Owner’s name',
  servesCuisine: 'Cuisine',
  priceRange: 'Price range',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP code',
  country: 'Country',
  timeZone: 'Time zone',
  phone: 'Phone',
  email: 'Email',
  reservationsEmail: 'Email for reservations',
  mailDomain: 'Email domain',
  socialLinks: 'Social links',
} satisfies Record<keyof RestaurantDetails, string>;

const PRICE_RANGES = [
  { value: '$', label: '$ (inexpensive)' },
  { value: '$$', label: '$$ (moderate)' },
  { value: '$$$', label: '$$$ (expensive)' },
  { value: '$$$$', label: '$$$$ (very expensive)' },
];

/** Suggestions; any other can be typed. */
const CUISINES = [
  'American',
  'Bakery',
  'Barbecue',
  'Breakfast',
  'Café',
  'Chinese',
  'French',
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Korean',
  'Mediterranean',
  'Mexican',
  'Pizza',
  'Salads',
  'Sandwiches',
  'Seafood',
  'Soup',
  'Southern',
  'Southwestern',
  'Spanish',
  'Steak',
  'Thai',
  'Vegan',
  'Vegetarian',
  'Vietnamese',
].map((value) => ({ value, label: value }));

/** The restaurant's name, address, time zone, contact details and social links. */
export function RestaurantDetailsPanel() {
  const sheet = useQuery(sheetQuery);
  return (
    <AnswerView answer={sheet} loading="Loading the details..." failed="Couldn’t load the details.">
      {(stored) => <DetailsForm sheet={stored} />}
    </AnswerView>
  );
}

/** The last field has a margin of its own. */
const ABOVE_FIELDS = { body: { paddingBottom: 0 } };

/** The version of the details when typing began. */
interface Typed {
  updatedAt?: string | null;
}

function DetailsForm({ sheet }: { sheet: Sheet }) {
  const stored = detailsOf(sheet);
  // Only what was typed: untouched fields show what is stored now.
  const draft = useDraft<Partial<RestaurantDetails> & Typed>(draftKey('admin', 'restaurant-details'), stored);
  const { updatedAt = sheet.updatedAt, ...typed } = draft.values;
  const values = { ...stored, ...typed };
  const draftForm = useDraftForm<RestaurantDetails>({
    ...draft,
    values,
    write: (written) => {
      const changed = changedIn(stored, written);
      draft.write(Object.keys(changed).length > 0 ? { ...changed, updatedAt } : {});
    },
  });
  const { send, isPending } = useRestMutation(save);
  const { expecting, onRefused, warning } = useOverwriteWarning('the restaurant details');
  const unsaved = Object.keys(changedIn(stored, values)) as (keyof RestaurantDetails)[];
  const labels = { ...LABELS, ...addressLabels(values.country) };
  const question = useTimeZoneQuestion(stored.timeZone);

  return (
    <Form<RestaurantDetails>
      {...draftForm}
      name="restaurant-details"
      className={styles.page}
      layout="vertical"
      requiredMark={false}
      noValidate
      aria-label="Restaurant details"
      onFinish={async () => {
        if (!(await question.isAgreed(values.timeZone))) return;
        send(
          { ...values, ...expecting({ expectedUpdatedAt: updatedAt }) },
          {
            draft: draft.key,
            onError(error) {
              onRefused(error);
              showRefusal(draftForm.form, error);
            },
          },
        );
      }}
    >
      <Card title="Name" styles={ABOVE_FIELDS}>
        <Form.Item name="name" label={LABELS.name} rules={required('Enter the restaurant’s name.')}>
          <Input required autoComplete="organization" maxLength={limits.name.maxLength} />
        </Form.Item>
        <Form.Item name="tagline" label={LABELS.tagline} rules={required('Enter the tagline.')}>
          <Input required maxLength={limits.tagline.maxLength} />
        </Form.Item>
        <Form.Item
          name="ownerName"
          label={LABELS.ownerName}
          rules={required('Enter the owner’s name.')}
          extra="In the website’s story, in messages and in emails to the site manager."
        >
          <Input required maxLength={limits.ownerName.maxLength} />
        </Form.Item>
        <div className="pair">
          <Form.Item
            name="servesCuisine"
            label={LABELS.servesCuisine}
            rules={[{ type: 'array', required: true, message: 'Enter at least one cuisine.' }]}
            extra="For search engines and assistants."
          >
            <TagSelect mode="tags" defaultActiveFirstOption={false} tokenSeparators={[',']} options={CUISINES} />
          </Form.Item>
          <Form.Item name="priceRange" label={LABELS.priceRange}>
            <Select options={PRICE_RANGES} />
          </Form.Item>
        </div>
      </Card>
      <Card title="Address" styles={ABOVE_FIELDS}>
        <AddressFields country={values.country} />
      </Card>
      <TimeZoneField timeZone={values.timeZone} saved={stored.timeZone} />
      <Card title="Phone and email" styles={ABOVE_FIELDS}>
        <Form.Item name="phone" label={LABELS.phone} rules={required('Enter the phone number.')}>
          <Input required type="tel" autoComplete="tel" maxLength={limits.phone.maxLength} />
        </Form.Item>
        <Form.Item
          name="email"
          label={LABELS.email}
          rules={required('Enter the email address.')}
          extra="On the website. Messages from its forms arrive here."
        >
          <Input required type="email" autoComplete="email" maxLength={limits.email.maxLength} />
        </Form.Item>
        <Form.Item
          name="reservationsEmail"
          label={LABELS.reservationsEmail}
          rules={required('Enter the email address for reservations.')}
          extra="Sends guests news about their tables. Table requests and replies arrive here."
        >
          <Input required type="email" autoComplete="email" maxLength={limits.reservationsEmail.maxLength} />
        </Form.Item>
        <Form.Item
          name="mailDomain"
          label={LABELS.mailDomain}
          rules={required('Enter the email domain.')}
          extra="Campaigns are sent from an address at this domain, and new staff get one."
        >
          <Input required autoCapitalize="none" spellCheck={false} maxLength={limits.mailDomain.maxLength} />
        </Form.Item>
      </Card>
      <Card title={LABELS.socialLinks}>
        <SocialLinks links={values.socialLinks} />
      </Card>
      {warning}
      {unsaved.length > 0 && (
        <ActionBar
          label="Unsaved changes"
          summary={`Not saved yet: ${unsaved.map((name) => labels[name].replace(' (optional)', '')).join(', ')}`}
        >
          <Button
            type="text"
            disabled={isPending}
            onClick={() => {
              draft.drop();
              takeBackErrors(draftForm.form, Object.keys(LABELS));
            }}
          >
            Discard Changes
          </Button>
          <Button type="primary" htmlType="submit" disabled={isPending || question.isOpen}>
            {isPending ? 'Saving...' : 'Save Details'}
          </Button>
        </ActionBar>
      )}
    </Form>
  );
}

/** Asks before reservations to come are read in another time zone. */
function useTimeZoneQuestion(saved: string) {
  const client = useQueryClient();
  const { modal } = App.useApp();
  const [isOpen, setIsOpen] = useState(false);
  const ask = async (timeZone: string) => {
    const slots = await client.query(reservationQueries.bookedSlots()).catch(() => null);
    const parties = slots?.reduce((sum, slot) => sum + slot.parties, 0);
    if (parties === 0) return true;
    const which =
      parties === undefined
        ? 'Upcoming reservations'
        : parties === 1
          ? '1 upcoming reservation'
          : `${parties} upcoming reservations`;
    return modal.confirm({
      title: 'Change the time zone?',
      content: `${which} will keep the same day and clock time, read in ${zoneName(timeZone)}. Guests aren’t notified.`,
      okText: 'Change Time Zone',
      cancelText: 'Go Back',
    });
  };
  return {
    isOpen,
    isAgreed: async (timeZone: string): Promise<boolean> => {
      if (timeZone === saved) return true;
      setIsOpen(true);
      try {
        return await ask(timeZone);
      } finally {
        setIsOpen(false);
      }
    },
  };
}

const MAX_LINKS = 12;

/** The home page shows the first two next to the contact form, and all of them under “Find Us Online”. */
function SocialLinks({ links }: { links: RestaurantDetails['socialLinks'] }) {
  return (
    <Form.List name="socialLinks">
      {(fields, { add, remove, move }, { errors }) => (
        <Flex vertical gap={12}>
          <p className="soft">The website shows the first two next to the contact form.</p>
          {fields.map(({ key, name }, place) => {
            const what = links[name]?.platform || `link ${String(place + 1)}`;
            return (
              <div key={key} role="group" aria-label={what} className={styles.link}>
                <Form.Item name={[name, 'platform']} label="Platform" rules={required('Enter the platform.')}>
                  <Input required placeholder="Instagram" maxLength={linkLimits.platform.maxLength} />
                </Form.Item>
                <Form.Item name={[name, 'url']} label="Address of the page" rules={required('Enter the address.')}>
                  <Input required type="url" placeholder="https://" maxLength={linkLimits.url.maxLength} />
                </Form.Item>
                <Flex wrap gap={8} className={styles.buttons}>
                  <Button
                    size="small"
                    disabled={place === 0}
                    aria-label={`Move ${what} up`}
                    onClick={() => {
                      move(place, place - 1);
                    }}
                  >
                    Move up
                  </Button>
                  <Button
                    size="small"
                    disabled={place === fields.length - 1}
                    aria-label={`Move ${what} down`}
                    onClick={() => {
                      move(place, place + 1);
                    }}
                  >
                    Move down
                  </Button>
                  <Button
                    size="small"
                    type="text"
                    danger
                    aria-label={`Remove ${what}`}
                    onClick={() => {
                      remove(name);
                    }}
                  >
                    Remove
                  </Button>
                </Flex>
              </div>
            );
          })}
          <Button
            type="dashed"
            disabled={fields.length >= MAX_LINKS}
            onClick={() => {
              add({ platform: '', url: '' });
            }}
          >
            Add a link
          </Button>
          <Form.ErrorList errors={errors} />
        </Flex>
      )}
    </Form.List>
  );
}
