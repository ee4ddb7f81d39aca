/** The placeholders that are filled in when an email is sent, with their labels. */
export const placeholders = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email address' },
  { name: 'phone', label: 'Phone' },
  { name: 'dateOfBirth', label: 'Date of birth' },
  { name: 'lastVisit', label: 'Last visit' },
  { name: 'totalVisits', label: 'Number of visits' },
  { name: 'restaurantName', label: 'Restaurant name' },
  { name: 'unsubscribeUrl', label: 'Unsubscribe link' },
] as const;
