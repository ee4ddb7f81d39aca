import { hoursLines, hoursNews } from '../model/opening-hours';

/** The weekly hours and upcoming changes, worded the same everywhere. */
export const HoursList = ({ className }: { className?: string | undefined }) => (
  <dl className={className}>
    {[...hoursLines(), ...hoursNews()].map(({ days, hours }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);
