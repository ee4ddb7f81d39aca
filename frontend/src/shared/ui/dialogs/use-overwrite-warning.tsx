import { Alert } from 'antd';
import { useState } from 'react';
import { fieldErrors, hasStatus } from '@/shared/api';

/**
 * For a form over something that two people may edit. The call names the shown version, and the server refuses it if that has changed.
 * The form then says so, and saving again replaces the other person's changes.
 * @param what such as 'this contact'
 */
export function useOverwriteWarning(what: string) {
  const [replaces, setReplaces] = useState(false);
  return {
    /** The shown version; nothing once the form has warned. */
    expecting: <Shown extends object>(shown: Shown): Partial<Shown> => (replaces ? {} : shown),
    onRefused: (error: Error) => {
      setReplaces(hasStatus(error, 409) && Object.keys(fieldErrors(error)).length === 0);
    },
    warning: replaces && (
      <Alert
        type="warning"
        showIcon
        title={`Someone else changed ${what} after you opened it. Saving again replaces their changes with yours.`}
      />
    ),
  };
}
