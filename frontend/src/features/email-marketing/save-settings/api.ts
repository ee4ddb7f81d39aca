import { automationQueries } from '@/entities/email-marketing/automations';
import {
  type EmailSettings,
  type EmailSettingsChange,
  emailSettingsCalls,
  emailSettingsQueries,
} from '@/entities/email-marketing/settings';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticFigures, useRestMutation } from '@/shared/api';

/** The form sends no nulls. */
const known = ({ expectedUpdatedAt: _, ...change }: EmailSettingsChange) => change as Partial<EmailSettings>;

const saveSettings: Mutation<EmailSettingsChange> = {
  send: async (settings, { client }) => {
    const saved = await emailSettingsCalls.save(settings);
    // Saving again before a refetch must name the version that was just saved.
    client.setQueryData(emailSettingsQueries.settings().queryKey, saved);
  },
  done: () => ({ title: 'Email settings saved' }),
  failed: () => ({ title: 'Error saving email settings' }),
  optimisticUpdate: (change) => [
    optimisticFigures<EmailSettings>(emailSettingsQueries.settings().queryKey, (settings) => ({
      ...settings,
      ...known(change),
    })),
  ],
  // The settings decide what waits for the owner's approval.
  invalidates: [emailSettingsQueries.all(), automationQueries.all(), activityQueries.all()],
};

export const useSaveSettings = () => useRestMutation(saveSettings);
