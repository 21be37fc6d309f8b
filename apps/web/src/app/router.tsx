import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
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
