import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/home.tsx'),
    route('times', 'routes/times.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:id', 'routes/blog-article.tsx'),
    layout('layouts/query-layout.tsx', [
      route('reservations', 'routes/reservations.tsx'),
      route('gift-cards', 'routes/gift-cards.tsx'),
      route('content-upload', 'routes/content-upload.tsx'),
      layout('layouts/client-layout.tsx', [
        route('business-report', 'routes/business-report.tsx'),
        route('build-report', 'routes/build-report.tsx'),
        route('plan-report', 'routes/plan-report.tsx'),
        route('contract', 'routes/agreement.tsx'),
        route('contract/sign', 'routes/agreement-signing.tsx'),
        route('table', 'routes/guest-table.tsx'),
        route('answer', 'routes/answer-link.tsx'),
        route('email/preferences', 'routes/email-preferences.tsx'),
        route('email/record', 'routes/personal-record.tsx'),
        route('email/confirm', 'routes/email-confirmation.tsx'),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/back-office-layout.tsx', [
    ...['admin', 'manager', 'staff'].map((role) => route(`${role}/login`, 'routes/login.tsx', { id: `${role}-login` })),
    ...['admin', 'manager', 'staff'].flatMap((role) => [
      route(`${role}/forgot-password`, 'routes/forgot-password.tsx', { id: `${role}-forgot-password` }),
      route(`${role}/choose-password`, 'routes/choose-password.tsx', { id: `${role}-choose-password` }),
    ]),
    route('sign-in/directory', 'routes/directory-return.tsx'),
    route('admin/dashboard', 'routes/admin-dashboard.tsx'),
    route('admin/enquiries', 'routes/admin-enquiries.tsx'),
    route('admin/trail', 'routes/admin-trail.tsx'),
    route('admin/guest-journey', 'routes/admin-guest-journey.tsx'),
    route('admin/hours', 'routes/admin-hours.tsx'),
    route('admin/photographs', 'routes/admin-photographs.tsx'),
    route('admin/integrations', 'routes/admin-integrations.tsx'),
    route('admin/team', 'routes/admin-team.tsx'),
    route('admin/status', 'routes/admin-status.tsx'),
    route('admin/settings', 'routes/admin-settings.tsx'),
    route('manager/dashboard', 'routes/manager-dashboard.tsx'),
    route('staff/dashboard', 'routes/staff-dashboard.tsx'),
  ]),
] satisfies RouteConfig;
