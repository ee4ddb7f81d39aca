/** How the trail speaks of a subject. What is left out is told in words made from the names of events and fields. */
export interface TrailWords {
  /** 'reservation' */
  noun: string;
  /** One that has a name: 'the reservation of Ada Lovelace'. */
  named: (name: string) => string;
  /** By the last part of the event's type; … stands for the subject: `missed: 'marked … as no-show'`. */
  did?: Readonly<Record<string, string>>;
  /** The same where the subject is who acted, without an account: `unsubscribed: '… unsubscribed'`. */
  own?: Readonly<Record<string, string>>;
  /** What fields are called; null for those null for fields that the event's name already says, and for bookkeeping. */
  fields?: Readonly<Record<string, string | null>>;
  /** Where on the owner's dashboard one is found, as what the address asks for. */
  place?: (subject: { id: string; name: string | null }) => Record<string, string>;
  /** Who it is that acts without an account, if not the house itself. */
  visitor?: string;
}
