import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDots,
  IconEye,
  IconPackage,
  IconTemplate,
  IconUsers,
} from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { LogoMark } from '../../../../shared/ui/Logo.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { ChecksButton } from '../../checks/ChecksButton.tsx';
import { ActionButton } from '../../core/actions/ActionButton.tsx';
import { preview } from '../../core/actions/preview.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { prefetchWhenIdle } from '../../core/session/prefetch-when-idle.ts';
import { useEditorSession, useEditorState, useSessionState, useView } from '../../core/session/use-editor-session.ts';
import { stepName } from '../../core/view/step-name.ts';
import { useNarrow } from '../../core/view/use-narrow.ts';
import type { Device } from '../../core/view/view-store.ts';
import { LazyPreviewPerson } from '../../preview/person/LazyPreviewPerson.tsx';
import { testMail } from '../../preview/test-mail/test-mail.ts';
import { viewShared } from '../../preview/view-shared.ts';
import { notes } from '../../saving/actions/notes.ts';
import { moduleInfo, templateInfo } from '../../saving/actions/template-info.ts';
import { versionHistory } from '../../saving/actions/version-history.ts';
import { SaveState } from '../../saving/SaveState.tsx';
import { redo } from '../actions/redo.ts';
import { undo } from '../actions/undo.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { StatusControls } from '../status-bar/StatusControls.tsx';
import { ZoomControl } from '../status-bar/ZoomControl.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { type HeaderRole, headerRole } from './header-role.ts';
import classes from './TopBar.module.css';

const ROLE_BADGES = {
  reader: { icon: IconEye, words: 'role.reader' },
  module: { icon: IconPackage, words: 'role.module' },
  system: { icon: IconTemplate, words: 'role.system' },
  'shared-owner': { icon: IconUsers, words: 'role.sharedOwner' },
} as const satisfies Record<MarkedRole, { readonly icon: Icon; readonly words: string }>;

const DEVICES = [
  { device: 'desktop', icon: IconDeviceDesktop },
  { device: 'tablet', icon: IconDeviceTablet },
  { device: 'phone', icon: IconDeviceMobile },
] as const satisfies readonly { readonly device: Device; readonly icon: unknown }[];

const loadOptionsMenu = () => import('../popups/OptionsMenuPopup.tsx');

const OptionsMenuPopup = lazy(async () => ({ default: (await loadOptionsMenu()).OptionsMenuPopup }));

/** Shows where the template is, the controls of the view, and the actions on the template. */
export function TopBar() {
  const t = useT('editor');
  const isPreview = useView((view) => view.preview);
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
        {!isPreview && !compact && <ActionButton action={templateInfo} />}
        {!isPreview && !compact && <ActionButton action={moduleInfo} />}
        {role !== 'plain' && <RoleBadge role={role} />}
        {role !== 'reader' && <SaveState />}
      </div>
      <div className={classes.middle}>
        {!isPreview && <HistoryButtons />}
        <DeviceSwitch />
        {isPreview && !narrow && (
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
        {!isPreview && !compact && <ActionButton action={testMail} />}
        <PreviewButton />
        {!isPreview && !compact && <ChecksButton />}
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

/** Shows the icon that opens the preview, and in the preview the button that leaves it. */
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

/** Shows the choice of the device whose width the canvas has. */
function DeviceSwitch() {
  const t = useT('editor');
  const { view } = useEditorSession();
  const current = useView(({ device }) => device);
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('device.label')}
      value={current}
      onChange={(device) => view.setState({ device })}
      data={DEVICES.map(({ device, icon: DeviceIcon }) => ({
        value: device,
        label: (
          <>
            <span className={classes.icon} data-tip={t(`device.${device}`)}>
              <DeviceIcon size={17} stroke={1.7} />
            </span>
            <VisuallyHidden>{t(`device.${device}`)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}

/** Shows undo and redo with the name of their step, the list of all steps, and the versions of the mail. */
function HistoryButtons() {
  const t = useT('editor');
  const undoLabel = useEditorState((state) => state.undoLabel);
  const redoLabel = useEditorState((state) => state.redoLabel);
  return (
    <div className={classes.row}>
      <ActionButton
        action={undo}
        label={undoLabel === null ? t('action.undo') : t('action.undoStep', { step: stepName(undoLabel) })}
      />
      <HistoryPanel />
      <ActionButton action={versionHistory} />
      <ActionButton
        action={redo}
        label={redoLabel === null ? t('action.redo') : t('action.redoStep', { step: stepName(redoLabel) })}
      />
    </div>
  );
}

type MarkedRole = Exclude<HeaderRole, 'plain'>;

/** Says in words what the header's colour says. */
function RoleBadge({ role }: { readonly role: MarkedRole }) {
  const t = useT('editor');
  const { icon: RoleIcon, words } = ROLE_BADGES[role];
  return (
    <span className={classes.badge} data-tip={t(words)}>
      <RoleIcon size={14} stroke={1.8} aria-hidden="true" />
      <span className={classes.words}>{t(words)}</span>
    </span>
  );
}

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
