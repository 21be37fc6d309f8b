import { Button } from '@mantine/core';
import { useT } from '../../shared/i18n/use-t.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import { restartTour } from '../../shared/tour/tour-progress.ts';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function TourSettings() {
  const t = useT('settings');
  const showDashboard = () => {
    restartTour('dashboard');
    navigate('/');
  };
  const showEditor = () => {
    restartTour('editor');
    toast.success(t('tours.editorSoon'));
  };
  return (
    <SettingsSection title={t('tours')}>
      <SettingsRow title={t('tours.dashboard')} hint={t('tours.dashboardHint')}>
        <Button variant="default" aria-label={`${t('tours.show')}: ${t('tours.dashboard')}`} onClick={showDashboard}>
          {t('tours.show')}
        </Button>
      </SettingsRow>
      <SettingsRow title={t('tours.editor')} hint={t('tours.editorHint')}>
        <Button variant="default" aria-label={`${t('tours.show')}: ${t('tours.editor')}`} onClick={showEditor}>
          {t('tours.show')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}
