import { AccountSettings } from './AccountSettings.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { SendingSettings } from './SendingSettings.tsx';
import { SettingsShell } from './SettingsShell.tsx';
import { ShortcutSettings } from './ShortcutSettings.tsx';
import { TourSettings } from './TourSettings.tsx';

export function SettingsPage() {
  return (
    <SettingsShell page="general">
      <AppearanceSettings />
      <EditorSettings />
      <SendingSettings />
      <ShortcutSettings />
      <TourSettings />
      <AccountSettings />
    </SettingsShell>
  );
}
