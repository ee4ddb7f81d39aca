/** The activity log's words for a subject. Missing ones are derived from the names of events and fields. */
export interface ActivityWords {
  /** 'reservation' */
  noun: string;
  /** For a named subject: 'the reservation of Ada Lovelace'. */
  named: (name: string) => string;
  /** By the last part of the event type; … is replaced by the subject: `missed: 'marked … as no-show'`. */
  did?: Readonly<Record<string, string>>;
  /** The same if the subject itself acted, without an account: `unsubscribed: '… unsubscribed'`. */
  own?: Readonly<Record<string, string>>;
  /** Names of fields; null hides fields that the event's name implies, and bookkeeping. */
  fields?: Readonly<Record<string, string | null>>;
  /** The URL parameters of its place on the owner's dashboard. */
  place?: (subject: { id: string; name: string | null }) => Record<string, string>;
  /** Who acts without an account, if not the restaurant. */
  visitor?: string;
}
