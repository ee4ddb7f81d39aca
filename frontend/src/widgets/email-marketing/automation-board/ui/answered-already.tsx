import type { Automation } from '@/entities/email-marketing/automations';

/** Names automations that do the same. */
export function AnsweredAlready({ alike }: { alike: readonly Automation[] }) {
  if (alike.length === 0) return null;
  return (
    <p>
      <strong>This trigger already starts {inAList(alike.map(named))}.</strong> Guests get the emails of every active
      automation.
    </p>
  );
}

const named = ({ name, isActive }: Automation) => `“${name}”${isActive ? '' : ' (paused)'}`;

function inAList(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
