import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Form, Input } from 'antd';
import { activityQueries } from '@/entities/activity';
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
    setRestaurant(detailsOf(sheet));
    return sheet;
  },
  done: () => ({ title: 'Restaurant details saved', description: 'The website shows them within a minute.' }),
  failed: () => ({ title: 'Couldn’t save the details', description: 'Please try again' }),
  invalidates: [sheetQuery.queryKey, restaurantQuery.queryKey, activityQueries.all()],
};

const detailsOf = ({ updatedAt: _, ...details }: Sheet): RestaurantDetails => details;

const LABELS = {
  ...{ name: 'Name', tagline: 'Tagline', street: 'Street', unit: 'Unit', city: 'City', region: 'State' },
  ...{ postalCode: 'ZIP code', phone: 'Phone', email: 'Email', reservationsEmail: 'Email for reservations' },
  mailDomain: 'Email domain',
  socialLinks: 'Social links',
} satisfies Record<keyof RestaurantDetails, string>;

/** The restaurant's name, address, contact details and social links. */
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

  return (
    <Form<RestaurantDetails>
      {...draftForm}
      name="restaurant-details"
      className={styles.page}
      layout="vertical"
      requiredMark={false}
      noValidate
      aria-label="Restaurant details"
      onFinish={() => {
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
      </Card>
      <Card title="Address" styles={ABOVE_FIELDS}>
        <p className="soft" style={{ marginBottom: 16 }}>
          In another town, the website leaves out the stories and directions that came with it.
        </p>
        <div className="pair">
          <Form.Item name="street" label={LABELS.street} rules={required('Enter the street.')}>
            <Input required autoComplete="address-line1" maxLength={limits.street.maxLength} />
          </Form.Item>
          <Form.Item name="unit" label={`${LABELS.unit} (optional)`}>
            <Input autoComplete="address-line2" maxLength={limits.unit.maxLength} />
          </Form.Item>
          <Form.Item name="city" label={LABELS.city} rules={required('Enter the city.')}>
            <Input required autoComplete="address-level2" maxLength={limits.city.maxLength} />
          </Form.Item>
          <Form.Item name="region" label={LABELS.region} rules={required('Enter the state.')}>
            <Input required autoComplete="address-level1" maxLength={limits.region.maxLength} />
          </Form.Item>
          <Form.Item name="postalCode" label={LABELS.postalCode} rules={required('Enter the ZIP code.')}>
            <Input required autoComplete="postal-code" maxLength={limits.postalCode.maxLength} />
          </Form.Item>
        </div>
      </Card>
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
        <ActionBar label="Unsaved changes" summary={`Not saved yet: ${unsaved.map((name) => LABELS[name]).join(', ')}`}>
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
          <Button type="primary" htmlType="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save Details'}
          </Button>
        </ActionBar>
      )}
    </Form>
  );
}

const MOST_LINKS = 12;

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
            disabled={fields.length >= MOST_LINKS}
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
