import type { Route } from './match-route.ts';

/** Pages of the app, with their addresses. */
export const routes: readonly Route[] = [
  { path: /^\/$/, load: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage },
  {
    path: /^\/edit\/(?<templateId>[^/]+)\/?$/i,
    load: async () => (await import('../features/editor/EditorPage.tsx')).EditorPage,
  },
  {
    path: /^\/edit\/module\/(?<moduleId>[^/]+)\/?$/i,
    load: async () => (await import('../features/editor/EditorPage.tsx')).EditorPage,
  },
  { path: /^\/settings\/?$/i, load: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage },
  {
    path: /^\/settings\/brand\/?$/i,
    load: async () => (await import('../features/settings/brand/BrandPage.tsx')).BrandPage,
  },
  {
    path: /^\/settings\/stores\/?$/i,
    load: async () => (await import('../features/settings/stores/StoresPage.tsx')).StoresPage,
  },
  {
    path: /^\/settings\/people\/?$/i,
    load: async () => (await import('../features/settings/people/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: /^\/settings\/account\/?$/i,
    load: async () => (await import('../features/settings/account/AccountPage.tsx')).AccountPage,
  },
  {
    path: /^\/(?<link>forgot-password|new-password|invitation)\/?$/i,
    open: true,
    load: async () => (await import('../features/login/links/LinkPage.tsx')).LinkPage,
  },
  {
    path: /^\/settings\/audit\/?$/i,
    load: async () => (await import('../features/settings/audit/AuditPage.tsx')).AuditPage,
  },
  {
    path: /^\/settings\/mails\/?$/i,
    load: async () => (await import('../features/settings/mails/MailsPage.tsx')).MailsPage,
  },
  { path: /^\/login\/?$/i, open: true, load: async () => (await import('../features/login/LoginPage.tsx')).LoginPage },
  {
    path: /^\/not-found\/?$/i,
    open: true,
    load: async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
  },
];
