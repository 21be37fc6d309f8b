import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { queryClient } from '../shared/api/query-client.ts';
import { colorSchemeManager } from '../shared/color-scheme.ts';
import { cssVariables, theme } from '../shared/theme.ts';
import { LoadingScreen } from '../shared/ui/LoadingScreen.tsx';
import { Overlays } from './Overlays.tsx';
import { Pages } from './Pages.tsx';

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
            <Pages />
          </Suspense>
          <Overlays />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
