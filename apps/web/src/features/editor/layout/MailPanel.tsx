import { wholeDocument } from '@mailwright/render';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PreheaderField } from '../blocks/PreheaderField.tsx';
import { SubjectField } from '../blocks/SubjectField.tsx';
import { ConvertButton } from '../code/convert/ConvertButton.tsx';
import { FieldRow } from '../core/inputs/FieldRow.tsx';
import { SettingInput } from '../core/inputs/settings/SettingInput.tsx';
import { resetOf, SETTING_GROUPS, type SettingName, type SettingsEdit } from '../core/inputs/settings/setting.ts';
import { FieldGroup } from '../core/panels/FieldGroup.tsx';
import { PanelNote } from '../core/panels/PanelNote.tsx';
import { openDialog } from '../core/session/editor-session.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession, useEditorState, useSessionState } from '../core/session/use-editor-session.ts';
import { DOCUMENT_INPUTS } from '../core/view/document-inputs.ts';
import classes from './MailPanel.module.css';

const GROUPS = { look: ['width', 'padding', 'bgColor', 'outerColor'], ...SETTING_GROUPS } as const;

/** Shown while nothing is selected: the mail itself. */
export function MailPanel() {
  const t = useT('editor');
  const panels = useT('panels');
  const session = useEditorSession();
  const isModule = useSessionState(({ module }) => module !== null);
  const imported = useEditorState(({ document }) => wholeDocument(document) !== null);
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{isModule ? t('role.module') : panels('mail.title')}</h2>
      <div className={classes.content}>
        {imported && (
          <>
            <PanelNote>{panels('mail.imported')}</PanelNote>
            <ConvertButton />
          </>
        )}
        {isModule ? (
          <PanelNote>{panels('mail.module')}</PanelNote>
        ) : (
          <FieldGroup name="mail/inbox" title={panels('mail.inbox')}>
            <SubjectField />
            <PreheaderField />
          </FieldGroup>
        )}
        {!imported && (
          <div {...{ [DOCUMENT_INPUTS]: '' }}>
            {Object.entries(GROUPS).map(([group, names]) => (
              <FieldGroup
                key={group}
                name={`mail/${group}`}
                title={
                  group === 'look'
                    ? panels('mail.look')
                    : panels(`general.group.${group as keyof typeof SETTING_GROUPS}`)
                }
              >
                {names.map((name) => (
                  <SettingField key={name} name={name} />
                ))}
              </FieldGroup>
            ))}
            {!session.editor.context.readOnly && (
              <div className={classes.more}>
                <Button
                  size="xs"
                  variant="default"
                  fullWidth
                  onClick={() => openDialog(session, { kind: 'general-settings' })}
                >
                  {t('action.generalSettings')}
                </Button>
              </div>
            )}
            <p className={classes.hint}>{panels('mail.hint')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** One general setting, changed in place: each change is seen at once and can be undone. */
function SettingField({ name }: { readonly name: SettingName }) {
  const t = useT('panels');
  const id = useId();
  const { editor } = useEditorSession();
  const settings = useEditorState(({ document }) => document.settings);
  const edit: SettingsEdit = {
    settings,
    change: (patch, brand) =>
      notifyRefusal(
        editor.run(
          { type: 'updateSettings', settings: patch, ...(brand && { brand }) },
          { coalesce: `settings.${name}` },
        ),
      ),
    disabled: editor.context.readOnly,
    done: () => editor.breakCoalescing(),
  };
  return (
    <FieldRow label={t(`general.${name}`)} htmlFor={id} wide={name === 'lineSpacing'} onReset={resetOf(edit, name)}>
      <SettingInput id={id} name={name} edit={edit} />
    </FieldRow>
  );
}
