import { Link } from 'react-router';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LogoMark } from '../../../shared/ui/Logo.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { templateInfo } from '../actions/template-info.ts';
import { useView } from '../session/use-editor-session.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { OptionsMenu } from './OptionsMenu.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { SaveState } from './SaveState.tsx';
import { StatusControls } from './StatusControls.tsx';
import classes from './TopBar.module.css';
import { ZoomControl } from './ZoomControl.tsx';

/** Where one is, how it is looked at, and what becomes of it. */
export function TopBar() {
  const t = useT('editor');
  const preview = useView((view) => view.preview);
  return (
    <header className={classes.bar}>
      <div className={classes.start}>
        <Link to="/" className={classes.logo} aria-label={t('top.home')}>
          <LogoMark size={28} />
        </Link>
        <Breadcrumb />
        {!preview && <ActionButton action={templateInfo} />}
        <SaveState />
      </div>
      <div className={classes.middle}>
        {!preview && <HistoryButtons />}
        <DeviceSwitch />
        <ZoomControl />
      </div>
      <div className={classes.end}>
        <PreviewButton />
        <OptionsMenu />
        <StatusControls />
      </div>
    </header>
  );
}
