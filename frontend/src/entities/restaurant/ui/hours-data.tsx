import { HOURS_IN_PAGE, hoursNow } from '../model/hours';

/** The hours as the server knew them when it made this page, for all that tells them once scripts run. */
export function HoursData() {
  // A `<` inside a sentence must not be able to end the script.
  const json = JSON.stringify(hoursNow()).replaceAll('<', '\\u003c');
  return (
    <script
      id={HOURS_IN_PAGE}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
