/** What a column of an old reservation book can hold. */
export const VISIT_FIELDS = [
  'date',
  'time',
  'partySize',
  'status',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'specialRequests',
  'visitNotes',
  'guestNotes',
  'tables',
  'bookedAt',
] as const;
export type VisitField = (typeof VISIT_FIELDS)[number];

/** Zero-based index of the column of each field. */
export type VisitColumns = Readonly<Partial<Record<VisitField, number>>>;

/** The owner's choices for an import. */
export interface VisitImportPlan {
  readonly columns: VisitColumns;
  /** Whether 3/4/2024 is April 3. */
  readonly isDayFirst: boolean;
}

/** Headings of OpenTable, Resy, Square, Tock and spreadsheets, as lower-case letters; the most specific ones first. */
const HEADINGS: Readonly<Record<VisitField, readonly string[]>> = {
  date: [
    'visitdate',
    'reservationdate',
    'date',
    'servicedate',
    'seatingdate',
    'arrivaldate',
    'diningdate',
    'eventdate',
    'visitdatetime',
    'reservationdatetime',
    'datetime',
    'dateandtime',
    'scheduledfor',
    'startdate',
    'startsat',
    'bookingdate',
    'day',
    'start',
    'starttime',
    'reservationtime',
  ],
  time: [
    'visittime',
    'reservationtime',
    'time',
    'seatingtime',
    'arrivaltime',
    'bookingtime',
    'starttime',
    'scheduledtime',
    'timeslot',
    'slot',
    'hour',
  ],
  partySize: [
    'partysize',
    'covers',
    'numberofguests',
    'guestcount',
    'noofguests',
    'ofguests',
    'numberofpeople',
    'people',
    'pax',
    'persons',
    'size',
    'seats',
    'party',
    'partycount',
    'headcount',
    'diners',
    'guests',
  ],
  status: [
    'status',
    'reservationstatus',
    'visitstatus',
    'bookingstatus',
    'reservationstate',
    'state',
    'outcome',
    'result',
  ],
  name: [
    'name',
    'guestname',
    'fullname',
    'guest',
    'customername',
    'customer',
    'clientname',
    'client',
    'dinername',
    'diner',
    'reservationname',
    'contactname',
    'patron',
    'bookedby',
  ],
  firstName: ['firstname', 'guestfirstname', 'customerfirstname', 'givenname', 'fname'],
  lastName: ['lastname', 'guestlastname', 'customerlastname', 'surname', 'familyname', 'lname'],
  email: [
    'email',
    'emailaddress',
    'guestemail',
    'guestemailaddress',
    'customeremail',
    'customeremailaddress',
    'clientemail',
    'dineremail',
    'patronemail',
    'mail',
  ],
  phone: [
    'phone',
    'phonenumber',
    'guestphone',
    'guestphonenumber',
    'customerphone',
    'customerphonenumber',
    'clientphone',
    'dinerphone',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
    'telephone',
  ],
  specialRequests: [
    'specialrequests',
    'specialrequest',
    'guestrequests',
    'guestrequest',
    'dinerrequest',
    'requests',
    'request',
    'customernote',
    'clientnote',
    'dietaryrestrictions',
  ],
  visitNotes: [
    'visitnotes',
    'visitnote',
    'reservationnotes',
    'reservationnote',
    'bookingnotes',
    'venuenotes',
    'staffnotes',
    'internalnotes',
    'restaurantnotes',
    'sellernote',
    'notes',
    'note',
    'comments',
    'comment',
    'memo',
  ],
  guestNotes: ['guestnotes', 'guestnote', 'customernotes', 'clientnotes', 'dinernotes', 'patronnotes', 'profilenotes'],
  tables: ['tables', 'table', 'tablenumbers', 'tablenumber', 'tableno', 'tablename', 'assignedtables'],
  bookedAt: [
    'bookedon',
    'bookedat',
    'bookeddate',
    'datebooked',
    'createdon',
    'createdat',
    'createddate',
    'created',
    'datecreated',
    'creationdate',
    'creationtime',
    'requestedat',
    'reservedon',
    'datemade',
    'bookingcreated',
  ],
};

const plainly = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Suggests a field for each column by its heading. No column has two meanings. */
export function suggestVisitColumns(headings: readonly string[]): VisitColumns {
  const plain = headings.map(plainly);
  const suggested: Partial<Record<VisitField, number>> = {};
  const used = new Set<number>();
  for (const field of VISIT_FIELDS) {
    const column = HEADINGS[field].map((known) => plain.indexOf(known)).find((index) => index >= 0 && !used.has(index));
    if (column === undefined) continue;
    suggested[field] = column;
    used.add(column);
  }
  return suggested;
}

/** Whether dates start with the day: a first number exceeds 12, and no second number does. */
export function areDaysFirst(dates: readonly string[]): boolean {
  const written = dates.flatMap((text) => {
    const parts = /^\D{0,12}(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}/.exec(text);
    return parts ? [[Number(parts[1]), Number(parts[2])] as const] : [];
  });
  return written.some(([first]) => first > 12) && written.every(([, second]) => second <= 12);
}
