import './shared/fonts/inter.css';
import '@mantine/core/styles.layer.css';
import './shared/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { matchRoute } from './app/match-route.ts';
import { routes } from './app/routes.ts';
import { startTranslator } from './shared/i18n/start-translator.ts';
import { readSetting } from './shared/local-settings.ts';
import { watchForMissingChunks } from './shared/missing-chunk/missing-chunk.ts';
import { openSession } from './shared/session/open-session.ts';

document.documentElement.dataset.mantineColorScheme = readSetting('colorScheme') ?? 'light';

// The session and the page's code load side by side; pages for people without a session skip it.
const match = matchRoute(location.pathname, routes);
if (!match?.route.open) void openSession();
// A page that does not come is told of where it is shown.
match?.route.load().catch(() => undefined);

watchForMissingChunks();
await startTranslator();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
