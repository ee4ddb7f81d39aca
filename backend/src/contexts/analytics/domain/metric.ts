/** A number that is counted per day. */
export type Metric = Step | 'page_views' | 'unique_visitors' | 'reservation_sent' | 'contact_forms';

/** Steps from page to plate before a request is sent, each counted by the way in. */
export type Step = 'landings' | 'menu_seen' | 'reservation_started';

/** Dimension of a count, such as the page. */
export type CountedBy = Readonly<Record<string, string>>;
