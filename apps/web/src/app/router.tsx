import { createBrowserRouter, Navigate, type RouteObject, type To } from 'react-router';
import { keepEmbed } from '../shared/embedding/keep-embed.ts';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { RouteError } from './RouteError.tsx';
import { SessionGate } from './SessionGate.tsx';

const routes: RouteObject[] = [
  {
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    children: [
      { path: '/login', lazy: { Component: async () => (await import('../features/login/LoginPage.tsx')).LoginPage } },
      {
        path: '/not-found',
        lazy: { Component: async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage },
      },
      {
        Component: SessionGate,
        children: [
          {
            path: '/',
            lazy: { Component: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage },
          },
          {
            path: '/edit/:templateId',
            lazy: { Component: async () => (await import('../features/editor/EditorPage.tsx')).EditorPage },
          },
          {
            path: '/settings',
            lazy: { Component: async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage },
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

export const router = createBrowserRouter(routes);

// Links, redirects and calls all end here, so that none of them can lose embedded mode.
const { navigate } = router;
router.navigate = (to: To | number | null, options?: Parameters<typeof navigate>[1]) =>
  typeof to === 'number' ? navigate(to) : navigate(to && keepEmbed(to, router.state.location.search), options);
