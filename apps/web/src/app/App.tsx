import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router';
import { queryClient } from '../shared/api/query-client.ts';
import { colorSchemeManager } from '../shared/color-scheme.ts';
import { cssVariables, theme } from '../shared/theme.ts';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { Overlays } from './Overlays.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="light"
      >
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<LoadingScreen />}>
            <RouterProvider router={router} />
          </Suspense>
          <Overlays />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
