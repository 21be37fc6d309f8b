import '@fontsource-variable/inter';
import '@mantine/core/styles.layer.css';
import './shared/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startTranslator } from './shared/i18n/i18n.ts';
import { readSetting } from './shared/local-settings.ts';
import { watchForMissingParts } from './shared/missing-part/missing-part.ts';
import { openSession } from './shared/session/open-session.ts';

document.documentElement.dataset.mantineColorScheme = readSetting('colorScheme') ?? 'light';

// The session and the page's code load side by side; pages for people without a session skip it.
if (!['/login', '/not-found'].includes(location.pathname)) void openSession();

watchForMissingParts();
await startTranslator();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
