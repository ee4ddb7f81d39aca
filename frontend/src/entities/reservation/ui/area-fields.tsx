import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { type Area, areaLabel, areas, type RainPlan, rainPlanLabel, rainPlans } from '../model/areas';

interface AreaFieldsProps {
  /** Initial values. */
  area?: Area | null;
  rainPlan?: RainPlan | null;
  errorOf: (name: string) => string | undefined;
}

/** Asks for the preferred area and, in the courtyard, the rain plan. */
export function AreaFields({ area = null, rainPlan = null, errorOf }: AreaFieldsProps) {
  const [chosen, setChosen] = useState<string>(area ?? '');
  return (
    <>
      <Field name="area" label="Where would you like to sit?" error={errorOf('area')}>
        {(field) => (
          <select
            {...field}
            defaultValue={area ?? ''}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            <option value="">No preference</option>
            {areas.map((one) => (
              <option key={one} value={one}>
                {areaLabel(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen === 'courtyard' && (
        <Field name="rainPlan" label="If it rains" error={errorOf('rainPlan')}>
          {(field) => (
            <select {...field} defaultValue={rainPlan ?? rainPlans[0]}>
              {rainPlans.map((plan) => (
                <option key={plan} value={plan}>
                  {rainPlanLabel(plan)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
