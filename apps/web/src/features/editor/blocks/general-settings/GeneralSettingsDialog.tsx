import { type BrandBindings, boundValue, type GeneralSettings } from '@mailwright/document';
import { Button, Tabs } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { SettingInput } from '../../core/inputs/settings/SettingInput.tsx';
import { resetOf, SETTING_GROUPS, type SettingsEdit } from '../../core/inputs/settings/setting.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { changeInfo } from '../../core/template/change-info.ts';
import classes from './GeneralSettingsDialog.module.css';
import { GeneralTab } from './GeneralTab.tsx';
import { HeadingsTab } from './HeadingsTab.tsx';
import { HeadTab } from './head/HeadTab.tsx';
import { type Sending, SendingRows } from './SendingRows.tsx';
import { SettingRow } from './SettingRow.tsx';

/** The look of the whole mail. The canvas shows it while it is being changed; Apply makes it one step of the history. */
export function GeneralSettingsDialog() {
  const words = useT('editorDialogs');
  const session = useEditorSession();
  const { editor, view } = session;
  const [patch, setPatch] = useState<Partial<GeneralSettings>>({});
  const [brand, setBrand] = useState<BrandBindings>({});
  const [sending, setSending] = useState<Partial<Sending>>({});
  const { purpose, profile } = useSessionState(({ template }) => template);
  const isModule = useSessionState(({ module }) => module !== null);
  const settings = { ...editor.getState().document.settings, ...patch };
  const changed = Object.keys(patch).length + Object.keys(sending).length > 0;
  const close = () => closeDialog(session);
  const tab: SettingsEdit = {
    settings,
    change: (more, named = {}) => {
      setPatch({ ...patch, ...more });
      const next = { ...settings, ...more };
      const kept = Object.entries(brand).filter(([key]) => boundValue(next, key) === boundValue(settings, key));
      setBrand({ ...Object.fromEntries(kept), ...named });
      return true;
    },
  };
  useEffect(() => view.setState({ settingsPreview: patch }), [view, patch]);
  useEffect(() => () => view.setState({ settingsPreview: null }), [view]);

  const apply = () => {
    const bindings = Object.keys(brand).length > 0 && { brand };
    const isSending = Object.keys(sending).length > 0;
    // A mail that is foreign HTML has no look to set, but it is sent as others are.
    const isLook = Object.keys(patch).length > 0 || !isSending;
    if (isLook && !notifyRefusal(editor.run({ type: 'updateSettings', settings: patch, ...bindings }))) return;
    close();
    // Closed by then, the dialog has nothing to wait for: what is refused is said beside the mail.
    if (isSending) void changeInfo(session, sending);
  };

  return (
    <DialogFrame
      opened
      size={520}
      // The mail beside it stays in sight and can be scrolled.
      lockScroll={false}
      classNames={{ overlay: classes.overlay, inner: classes.beside }}
      title={words('general.title')}
      dirty={changed}
      onClose={close}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Tabs defaultValue="general" classNames={{ panel: classes.panel }}>
          <Tabs.List>
            <Tabs.Tab value="general" data-autofocus>
              {words('general.tab.general')}
            </Tabs.Tab>
            <Tabs.Tab value="body">{words('general.tab.body')}</Tabs.Tab>
            <Tabs.Tab value="headings">{words('general.tab.headings')}</Tabs.Tab>
            <Tabs.Tab value="head">{words('general.tab.head')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="general">
            <GeneralTab {...tab} />
            {!isModule && (
              <SendingRows
                {...{ purpose, profile, ...sending }}
                change={(more) => setSending({ ...sending, ...more })}
              />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="body">
            <EmailBodyTab {...tab} />
          </Tabs.Panel>
          <Tabs.Panel value="headings">
            <HeadingsTab {...tab} />
          </Tabs.Panel>
          <Tabs.Panel value="head">
            <HeadTab {...tab} />
          </Tabs.Panel>
        </Tabs>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {words('general.cancel')}
          </Button>
          <Button type="submit">{words('general.apply')}</Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

/** Fonts, texts, links and buttons of the whole mail. */
function EmailBodyTab(tab: SettingsEdit) {
  const t = useT('panels');
  const words = useT('editorDialogs');
  const id = useId();
  return Object.entries(SETTING_GROUPS).map(([group, names]) => (
    <fieldset key={group} className={classes.group}>
      <legend className={classes.title}>{t(`general.group.${group as keyof typeof SETTING_GROUPS}`)}</legend>
      {names.map((name) => (
        <SettingRow
          key={name}
          label={t(`general.${name}`)}
          htmlFor={`${id}-${name}`}
          {...(name === 'paragraphBottomSpace' && { hint: words('general.paragraphBottomSpaceHint') })}
          onReset={resetOf(tab, name)}
        >
          <SettingInput id={`${id}-${name}`} name={name} edit={tab} />
        </SettingRow>
      ))}
    </fieldset>
  ));
}
