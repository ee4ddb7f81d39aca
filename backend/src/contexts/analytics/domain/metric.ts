/** What is counted, a number a day. */
export type Metric = 'page_views' | 'unique_visitors' | 'reservation_started' | 'reservation_sent' | 'contact_forms';

/** What a count is kept apart by, such as the page. */
export type CountedBy = Readonly<Record<string, string>>;
