import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { LogoMark } from '../../../../shared/ui/Logo.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { notes } from '../../actions/template/notes.ts';
import { moduleInfo, templateInfo } from '../../actions/template/template-info.ts';
import { testMail } from '../../actions/template/test-mail.ts';
import { undo } from '../../actions/undo.ts';
import { useAction } from '../../actions/use-action.ts';
import { preview } from '../../actions/view/preview.ts';
import { viewShared } from '../../actions/view/view-shared.ts';
import { prefetchWhenIdle } from '../../session/prefetch-when-idle.ts';
import { useEditorSession, useSessionState, useView } from '../../session/use-editor-session.ts';
import { useNarrow } from '../../session/view/use-narrow.ts';
import { ChecksButton } from '../checks/ChecksButton.tsx';
import { LazyPreviewPerson } from '../preview-person/LazyPreviewPerson.tsx';
import { StatusControls } from '../status-bar/StatusControls.tsx';
import { ZoomControl } from '../status-bar/ZoomControl.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { headerRole } from './header-role.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { SaveState } from './SaveState.tsx';
import classes from './TopBar.module.css';

const loadOptionsMenu = () => import('../popups/OptionsMenuPopup.tsx');

const OptionsMenuPopup = lazy(async () => ({ default: (await loadOptionsMenu()).OptionsMenuPopup }));

/** Shows the menu of actions on the template as a whole. */
function OptionsMenu() {
  const t = useT('editor');
  const label = t('top.options');
  useEffect(() => prefetchWhenIdle(loadOptionsMenu), []);
  return (
    <MenuButton
      width={264}
      preload={loadOptionsMenu}
      popup={(frame) => <OptionsMenuPopup {...frame} label={label} />}
      button={(trigger) => <IconButton {...trigger} label={label} icon={<IconDots size={18} stroke={1.7} />} />}
    />
  );
}

/** Shows where the template is, the controls of the view, and the actions on the template. */
export function TopBar() {
  const t = useT('editor');
  const preview = useView((view) => view.preview);
  const compact = useView((view) => view.compact);
  const narrow = useNarrow();
  const session = useEditorSession();
  const role = useSessionState(({ template, module }) => headerRole(template, session.readOnly, module !== null));
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
        {!preview && !compact && <ActionButton action={moduleInfo} />}
        {role !== 'plain' && <RoleBadge role={role} />}
        {role !== 'reader' && <SaveState />}
      </div>
      <div className={classes.middle}>
        {!preview && <HistoryButtons />}
        <DeviceSwitch />
        {preview && !narrow && (
          <Suspense>
            <LazyPreviewPerson />
          </Suspense>
        )}
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

/** Opens the notes, and says how many there are. */
function NotesButton() {
  const t = useT('editor');
  const count = useSessionState(({ template }) => template.noteCount);
  return (
    <ActionButton action={notes} count={count} label={count > 0 ? t('top.notes', { count }) : t('action.notes')} />
  );
}

/** Into the preview by an icon, out of it by a button that says so. */
function PreviewButton() {
  const t = useT('editor');
  const shown = useView((view) => view.preview);
  const narrow = useNarrow();
  const { run } = useAction(preview);
  // Where there is no room for panels there is nothing to go back to.
  if (narrow) return null;
  if (!shown) return <ActionButton action={preview} />;
  return (
    <Button size="xs" variant="default" onClick={run}>
      {t('action.exitPreview')}
    </Button>
  );
}
