/** True for an email `h` of an unapproved automation or, if approval is required, of one that changed after the email was built. */
export const IS_HELD = `exists (select from email_automation_runs r join email_automation a on a.id = r.automation_id
  where r.id = h.automation_run_id and (waits_for_owner(a.approval)
    or (a.updated_at is distinct from h.automation_version and (select owner_approval_required from email_settings))))`;
