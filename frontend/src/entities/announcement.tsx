import { PageData, readPageData } from '@/shared/ui/page-data';

/** The owner's line at the top of each page for guests, hidden if the text is empty. */
interface Announcement {
  text: string;
  link: string;
  linkLabel: string;
}

const NONE: Announcement = { text: '', link: '', linkLabel: '' };
/** Id of the JSON that the server writes into each page. */
const IN_PAGE = 'announcement';

let current: Announcement | undefined;

/** The announcement as the server knew it when it rendered this page. */
export const currentAnnouncement = (): Announcement =>
  (current ??= (readPageData(IN_PAGE) as Announcement | undefined) ?? NONE);

/** Set by the server for its pages. */
export function setAnnouncement({ text, link, linkLabel }: Announcement = NONE): void {
  current = { text, link, linkLabel };
}

export const AnnouncementData = () => <PageData id={IN_PAGE} data={currentAnnouncement()} />;
