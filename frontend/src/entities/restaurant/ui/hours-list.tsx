import { hoursLines, hoursNews } from '../model/opening-hours';

/** The hours of the week, and what is otherwise soon: the same words wherever they stand. */
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
