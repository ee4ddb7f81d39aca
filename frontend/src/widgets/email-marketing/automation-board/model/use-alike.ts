import { useQuery } from '@tanstack/react-query';
import { type Automation, automationQueries, type AutomationTrigger } from '@/entities/email-marketing/automations';
import type { MailRole } from '@/shared/api';

/** Existing automations with the same trigger. */
export function useAlike(role: MailRole, triggerType: AutomationTrigger | undefined): readonly Automation[] {
  const { data } = useQuery(automationQueries.list(role).page());
  return data?.rows.filter((row) => row.triggerType === triggerType) ?? [];
}
