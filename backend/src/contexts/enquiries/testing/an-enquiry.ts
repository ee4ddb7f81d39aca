import type { Sent } from '../domain/enquiry.js';

/** As the contact form sends it. */
export const aContactForm = (id: string, createdAt: Date): Sent => ({
  id,
  kind: 'contact',
  name: 'Ingrid Solberg',
  email: 'ingrid@guests.example',
  createdAt,
  data: { message: 'Do you ship the ornaments?', phone: null },
});
