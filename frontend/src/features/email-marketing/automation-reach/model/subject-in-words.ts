import { placeholders } from '@/entities/email-marketing/templates';
import { restaurant } from '@/entities/restaurant';

/** A subject as each recipient will read it, with its placeholders named. */
export const subjectInWords = (subject: string): string =>
  subject.replace(/\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g, (whole, field: string) => {
    const name = field.trim();
    if (name === 'restaurantName') return restaurant.name;
    const label = placeholders.find((placeholder) => placeholder.name === name)?.label;
    return label === undefined ? whole : `[${label}]`;
  });
