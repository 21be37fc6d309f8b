import { FONT_STACKS } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import { Button, ColorSwatch, Group, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { FieldRow } from '../inputs/FieldRow.tsx';
import { openDialog } from '../session/editor-session.ts';
import { useEditorSession, useEditorState } from '../session/use-editor-session.ts';
import { ConvertButton } from './ConvertButton.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import classes from './MailPanel.module.css';
import { PanelNote } from './PanelNote.tsx';
import { PreheaderField } from './PreheaderField.tsx';

/** Shown while nothing is selected: the mail itself. */
export function MailPanel() {
  const t = useT('editor');
  const session = useEditorSession();
  const settings = useEditorState(({ document }) => document.settings);
  const imported = useEditorState(({ document }) => wholeDocument(document) !== null);
  const fontName = (stack: string) => FONT_STACKS.find((font) => font.stack === stack)?.name ?? stack;
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{t('mail.title')}</h2>
      <div className={classes.content}>
        {imported ? (
          <>
            <PanelNote>{t('mail.imported')}</PanelNote>
            <ConvertButton />
          </>
        ) : (
          <FieldGroup name="mail/look" title={t('mail.look')}>
            <FieldRow label={t('general.width')}>
              <Value>{`${settings.width} px`}</Value>
            </FieldRow>
            <FieldRow label={t('general.padding')}>
              <Value>{`${settings.padding} px`}</Value>
            </FieldRow>
            <FieldRow label={t('general.bgColor')}>
              <Value>
                <Swatch color={settings.bgColor} />
              </Value>
            </FieldRow>
            <FieldRow label={t('general.outerColor')}>
              <Value>
                <Swatch color={settings.outerColor} />
              </Value>
            </FieldRow>
            <FieldRow label={t('general.headerFonts')}>
              <Value>{fontName(settings.headerFonts)}</Value>
            </FieldRow>
            <FieldRow label={t('general.paragraphFonts')}>
              <Value>{fontName(settings.paragraphFonts)}</Value>
            </FieldRow>
            {!session.editor.context.readOnly && (
              <Button size="xs" variant="default" onClick={() => openDialog(session, { kind: 'general-settings' })}>
                {t('action.generalSettings')}
              </Button>
            )}
          </FieldGroup>
        )}
        <FieldGroup name="mail/inbox" title={t('mail.inbox')}>
          <PreheaderField />
        </FieldGroup>
        {!imported && <p className={classes.hint}>{t('mail.hint')}</p>}
      </div>
    </div>
  );
}

/** Looks like the input it leads to: general settings are changed together, in their dialog. */
function Value({ children }: { readonly children: ReactNode }) {
  const t = useT('editor');
  const session = useEditorSession();
  return (
    <UnstyledButton
      className={classes.value}
      disabled={session.editor.context.readOnly}
      data-tip={t('action.generalSettings')}
      onClick={() => openDialog(session, { kind: 'general-settings' })}
    >
      {children}
    </UnstyledButton>
  );
}

function Swatch({ color }: { readonly color: string }) {
  return (
    <Group gap={8} wrap="nowrap">
      <ColorSwatch color={color} size={16} />
      <Text size="sm">{color}</Text>
    </Group>
  );
}
