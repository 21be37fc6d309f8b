import type { TemplateElement } from '@mailwright/contract';
import { lazy, Suspense, useState } from 'react';

const NewTemplateDialog = lazy(async () => ({ default: (await import('./NewTemplateDialog.tsx')).NewTemplateDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'settings'; readonly template: TemplateElement }
  | { readonly kind: 'shortcuts' };

interface DashboardDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly close: () => void;
}

/** At most one dialog; the one that is closing stays until it has faded, and each opening starts afresh. */
export function DashboardDialogs({ dialog, close }: DashboardDialogsProps) {
  const [{ last, openings }, setLast] = useState({ last: dialog, openings: 0 });
  if (dialog !== null && dialog !== last) setLast({ last: dialog, openings: openings + 1 });
  if (last === null) return null;
  const frame = { opened: dialog !== null, close };
  return <Suspense key={openings}>{dialogOf(last, frame)}</Suspense>;
}

function dialogOf(dialog: OpenDialog, frame: { readonly opened: boolean; readonly close: () => void }) {
  switch (dialog.kind) {
    case 'new':
      return <NewTemplateDialog {...frame} />;
    case 'settings':
      return <SettingsDialog {...frame} template={dialog.template} />;
    case 'shortcuts':
      return <ShortcutsDialog {...frame} />;
  }
}
