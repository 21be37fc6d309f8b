import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../shared/api/query-client.ts';
import { colorSchemeManager } from '../shared/color-scheme.ts';
import { cssVariables, theme } from '../shared/theme.ts';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Suspense fallback={<LoadingScreen />}>
            <RouterProvider router={router} />
          </Suspense>
        </ModalsProvider>
      </QueryClientProvider>
      <Notifications position="bottom-right" autoClose={5000} limit={4} />
    </MantineProvider>
  );
}
