import { Button, Collapse, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useToday } from '@/entities/restaurant';
import {
  announcementBody,
  recommendationBody,
  reviewBody,
  shelfItemBody,
  siteContentBody,
  storyBody,
} from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { Picture } from '@/shared/ui/picture';
import { Select } from '@/shared/ui/select';
import type { SiteContentValues } from '../model';
import styles from './site-content.module.css';

export function AnnouncementFields({ until }: { until: string }) {
  const today = useToday();
  const hasPassed = until !== '' && until < today;
  return (
    <>
      <p className={styles.quiet}>A line at the top of every page for guests, such as a closed day or an event.</p>
      <Form.Item name={['announcement', 'text']} label="Announcement">
        <Input maxLength={announcementBody.text.maxLength} showCount />
      </Form.Item>
      <div className="pair">
        <Form.Item name={['announcement', 'link']} label="Link (optional)" extra="Such as /reservations">
          <Input maxLength={announcementBody.link.maxLength} />
        </Form.Item>
        <Form.Item name={['announcement', 'linkLabel']} label="Text of the link" extra="Such as Book a table">
          <Input maxLength={announcementBody.linkLabel.maxLength} />
        </Form.Item>
        <Form.Item
          name={['announcement', 'until']}
          label="Last day (optional)"
          extra={hasPassed && 'This day has passed, so the announcement isn’t shown.'}
        >
          <Input type="date" />
        </Form.Item>
      </div>
    </>
  );
}

export function StoryFields() {
  return (
    <>
      <Form.Item name="welcome" label="Welcome, below the name" rules={required('Enter the welcome.')}>
        <Input.TextArea autoSize maxLength={siteContentBody.welcome.maxLength} />
      </Form.Item>
      <Form.Item name={['story', 'title']} label="Title of the story" rules={required('Enter a title.')}>
        <Input maxLength={storyBody.title.maxLength} />
      </Form.Item>
      <Form.List name={['story', 'paragraphs']}>
        {(paragraphs, { add, remove }) => (
          <>
            {paragraphs.map(({ key, name }, place) => (
              <Form.Item key={key} label={`Paragraph ${String(place + 1)}`}>
                <Form.Item name={[name, 'text']} noStyle>
                  <Input.TextArea
                    autoSize={{ minRows: 2 }}
                    aria-label={`Paragraph ${String(place + 1)}`}
                    maxLength={1_000}
                  />
                </Form.Item>
                {paragraphs.length > 1 && (
                  <RemoveButton
                    what={`paragraph ${String(place + 1)}`}
                    onClick={() => {
                      remove(name);
                    }}
                  />
                )}
              </Form.Item>
            ))}
            <Button
              type="dashed"
              disabled={paragraphs.length >= storyBody.paragraphs.maxItems}
              onClick={() => {
                add({ text: '' });
              }}
            >
              Add a paragraph
            </Button>
          </>
        )}
      </Form.List>
      <p className={styles.quiet}>
        {'{hours}'} becomes a sentence with your current hours, {'{ownerName}'} your name.
      </p>
      <Form.Item name={['story', 'owner']} label="About the owner (optional)">
        <Input.TextArea autoSize maxLength={storyBody.owner.maxLength} />
      </Form.Item>
      <Form.Item name={['story', 'award']} label="Award (optional)">
        <Input.TextArea autoSize maxLength={storyBody.award.maxLength} />
      </Form.Item>
    </>
  );
}

const PICTURES = shelfItemBody.picture.choices;

export function ShelfFields({ shelf }: { shelf: SiteContentValues['merchandise'] }) {
  const unused = PICTURES.filter((picture) => !shelf.some((item) => item.picture === picture));
  return (
    <>
      <p className={styles.quiet}>
        {shelf.length === 0
          ? 'The website leaves this section out. Add a piece to show it.'
          : 'Guests see the first three right away. Photos of the pieces are on the page Photos.'}
      </p>
      <Form.List name="merchandise">
        {(items, { add, remove, move }) => (
          <Flex vertical gap={8} align="stretch">
            {items.map(({ key, name }, place) => {
              const title = shelf[name]?.title || `piece ${String(place + 1)}`;
              const picture = shelf[name]?.picture;
              return (
                <Entry key={key} label={shelf[name]?.title} blank="New piece">
                  {picture && <Picture name={picture} alt="" sizes="96px" className={styles.picture} />}
                  <div className={styles.fields}>
                    <div className="pair">
                      <Form.Item name={[name, 'title']} label="Title" rules={required('Enter a title.')}>
                        <Input maxLength={shelfItemBody.title.maxLength} />
                      </Form.Item>
                      <Form.Item name={[name, 'price']} label="Price" rules={required('Enter a price.')}>
                        <Input maxLength={shelfItemBody.price.maxLength} />
                      </Form.Item>
                      <Form.Item name={[name, 'picture']} label="Picture">
                        <Select
                          options={PICTURES.filter((one) => one === picture || unused.includes(one)).map((value) => ({
                            value,
                            label: `Picture ${value.replace('merchandise-', '')}`,
                          }))}
                        />
                      </Form.Item>
                    </div>
                    <Form.Item
                      name={[name, 'description']}
                      label="Description"
                      rules={required('Enter a description.')}
                    >
                      <Input.TextArea autoSize maxLength={shelfItemBody.description.maxLength} />
                    </Form.Item>
                    <EntryButtons
                      what={title}
                      place={place}
                      count={items.length}
                      onMove={(to) => {
                        move(place, to);
                      }}
                      onRemove={() => {
                        remove(name);
                      }}
                    />
                  </div>
                </Entry>
              );
            })}
            <Button
              type="dashed"
              disabled={unused.length === 0}
              onClick={() => {
                add({ picture: unused[0], title: '', price: '', description: '' });
              }}
            >
              Add a piece
            </Button>
            <RemoveAllButton what="pieces" items={items} remove={remove} />
          </Flex>
        )}
      </Form.List>
    </>
  );
}

/** The server refuses more. */
const MAX_REVIEWS = 12;
const STARS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: '★'.repeat(Number(value)) }));

export function ReviewFields({ reviews }: { reviews: SiteContentValues['reviews'] }) {
  return (
    <>
      <div className="pair">
        <Form.Item
          name={['recommendation', 'percent']}
          label="Guests who recommend you (%, optional)"
          rules={[{ pattern: /^(100|\d{1,2})$/, message: 'Enter a percentage from 0 to 100.' }]}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item
          name={['recommendation', 'reviews']}
          label="Based on this many reviews"
          rules={[{ pattern: /^\d{1,6}$/, message: 'Enter the number of reviews.' }]}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item name={['recommendation', 'platform']} label="On" extra="Leave all three empty for none.">
          <Input maxLength={recommendationBody.platform.maxLength} />
        </Form.Item>
      </div>
      <Form.List name="reviews">
        {(items, { add, remove, move }) => (
          <Flex vertical gap={8} align="stretch">
            {items.map(({ key, name }, place) => (
              <Entry key={key} label={reviews[name]?.name} blank="New review">
                <div className={styles.fields}>
                  <div className="pair">
                    <Form.Item name={[name, 'name']} label="Guest" rules={required('Enter the guest’s name.')}>
                      <Input maxLength={reviewBody.name.maxLength} />
                    </Form.Item>
                    <Form.Item name={[name, 'rating']} label="Stars">
                      <Select options={STARS} />
                    </Form.Item>
                  </div>
                  <Form.Item name={[name, 'text']} label="Review" rules={required('Enter the review.')}>
                    <Input.TextArea autoSize maxLength={reviewBody.text.maxLength} />
                  </Form.Item>
                  <EntryButtons
                    what={`the review of ${reviews[name]?.name || 'a guest'}`}
                    place={place}
                    count={items.length}
                    onMove={(to) => {
                      move(place, to);
                    }}
                    onRemove={() => {
                      remove(name);
                    }}
                  />
                </div>
              </Entry>
            ))}
            <Button
              type="dashed"
              disabled={items.length >= MAX_REVIEWS}
              onClick={() => {
                add({ name: '', rating: '5', text: '' });
              }}
            >
              Add a review
            </Button>
            <RemoveAllButton what="reviews" items={items} remove={remove} />
          </Flex>
        )}
      </Form.List>
    </>
  );
}

interface EntryProps {
  label: string | undefined;
  /** The label of one that was just added, which is open. */
  blank: string;
  children: ReactNode;
}

const Entry = ({ label, blank, children }: EntryProps) => (
  <Collapse
    size="small"
    defaultActiveKey={label ? [] : 'entry'}
    items={[
      {
        key: 'entry',
        label: label || blank,
        children: <div className={styles.item}>{children}</div>,
        // Fields that are not rendered would be missing from the list's value.
        forceRender: true,
      },
    ]}
  />
);

interface EntryButtonsProps {
  /** What is moved or removed, in a sentence. */
  what: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const EntryButtons = ({ what, place, count, onMove, onRemove }: EntryButtonsProps) => (
  <Flex wrap gap={8}>
    <Button
      size="small"
      disabled={place === 0}
      aria-label={`Move ${what} up`}
      onClick={() => {
        onMove(place - 1);
      }}
    >
      Move up
    </Button>
    <Button
      size="small"
      disabled={place === count - 1}
      aria-label={`Move ${what} down`}
      onClick={() => {
        onMove(place + 1);
      }}
    >
      Move down
    </Button>
    <RemoveButton what={what} onClick={onRemove} />
  </Flex>
);

interface RemoveAllProps {
  what: string;
  items: readonly { name: number }[];
  remove: (names: number[]) => void;
}

const RemoveAllButton = ({ what, items, remove }: RemoveAllProps) =>
  items.length > 1 && (
    <Button
      type="text"
      danger
      onClick={() => {
        remove(items.map(({ name }) => name));
      }}
    >
      Remove all {what}
    </Button>
  );

const RemoveButton = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <Button size="small" type="text" danger aria-label={`Remove ${what}`} onClick={onClick}>
    Remove
  </Button>
);
