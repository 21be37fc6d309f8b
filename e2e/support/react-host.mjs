// A page around Mailwright that is made with React: the test sets what it shows, and reads what it was told.
import { MailwrightEditor } from '@mailwright/embed/react';
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const told = [];

function Host() {
  const [shown, show] = useState({ templateId: null, round: 1 });
  Object.assign(window, { show, told });
  if (shown === 'nothing') return null;
  return createElement(MailwrightEditor, {
    origin: document.body.dataset.mailwright,
    templateId: shown.templateId,
    ticket: async () => (await fetch('/ticket', { method: 'POST' })).text(),
    onReady: ({ templateId }) => told.push(`${shown.round} ${templateId}`),
    style: { height: '90vh' },
  });
}

createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Host)));
