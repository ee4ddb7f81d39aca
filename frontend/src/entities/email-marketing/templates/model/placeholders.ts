/** What may stand in a mail for what only the moment of sending knows, as people call it. */
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
