import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { LogoMark } from '../../../../shared/ui/Logo.tsx';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { templateInfo } from '../../actions/template/template-info.ts';
import { testMail } from '../../actions/template/test-mail.ts';
import { undo } from '../../actions/undo.ts';
import { viewShared } from '../../actions/view/view-shared.ts';
import { useEditorSession, useSessionState, useView } from '../../session/use-editor-session.ts';
import { ChecksButton } from '../checks/ChecksButton.tsx';
import { StatusControls } from '../status-bar/StatusControls.tsx';
import { ZoomControl } from '../status-bar/ZoomControl.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DarkPreviewButton } from './DarkPreviewButton.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { headerRole } from './header-role.ts';
import { NotesButton } from './NotesButton.tsx';
import { OptionsMenu } from './OptionsMenu.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { SaveState } from './SaveState.tsx';
import classes from './TopBar.module.css';

/** Where one is, how it is looked at, and what becomes of it. */
export function TopBar() {
  const t = useT('editor');
  const preview = useView((view) => view.preview);
  const compact = useView((view) => view.compact);
  const session = useEditorSession();
  const role = useSessionState(({ template }) => headerRole(template, session.readOnly));
  return (
    <header className={classes.bar} data-role={role} data-region="bar">
      <div className={classes.start}>
        {!isEmbedded() && (
          <Link to="/" className={classes.logo} aria-label={t('top.home')}>
            <LogoMark size={28} />
          </Link>
        )}
        <Breadcrumb />
        {!preview && !compact && <ActionButton action={templateInfo} />}
        {role !== 'plain' && <RoleBadge role={role} />}
        {role !== 'reader' && <SaveState />}
      </div>
      <div className={classes.middle}>
        {!preview && <HistoryButtons />}
        <DeviceSwitch />
        {preview && <DarkPreviewButton />}
        <ZoomControl />
      </div>
      <div className={classes.end} data-tour="finish">
        {compact && <ActionButton action={undo} keepsFocus />}
        <NotesButton />
        <ActionButton action={viewShared} />
        {!preview && !compact && <ActionButton action={testMail} />}
        <PreviewButton />
        {!preview && !compact && <ChecksButton />}
        <OptionsMenu />
        <StatusControls />
      </div>
    </header>
  );
}
