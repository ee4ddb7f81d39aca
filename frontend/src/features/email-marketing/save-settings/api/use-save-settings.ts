import { automationQueries } from '@/entities/email-marketing/automations';
import {
  type EmailSettings,
  type EmailSettingsChange,
  emailSettingsCalls,
  emailSettingsQueries,
} from '@/entities/email-marketing/settings';
import { trailQueries } from '@/entities/trail';
import { type Change, foresee, useChange } from '@/shared/api';

/** Nothing that the form sends is null. */
const known = (change: EmailSettingsChange) => change as Partial<EmailSettings>;

const saveSettings: Change<EmailSettingsChange> = {
  send: (settings) => emailSettingsCalls.save(settings),
  done: () => ({ title: 'Email settings saved' }),
  failed: () => ({ title: 'Error saving email settings', description: 'Something went wrong' }),
  optimistic: (change) => [
    foresee<EmailSettings>(emailSettingsQueries.settings().queryKey, (settings) => ({ ...settings, ...known(change) })),
  ],
  // What waits for the owner changes with them.
  stale: [emailSettingsQueries.all(), automationQueries.all(), trailQueries.all()],
};

export const useSaveSettings = () => useChange(saveSettings);
