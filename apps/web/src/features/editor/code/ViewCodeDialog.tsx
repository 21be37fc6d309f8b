import { mailProfile } from '@mailwright/contract';
import { Button, SegmentedControl } from '@mantine/core';
import { IconCopy, IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { profileWriter } from '../../../shared/profiles/profile-writer.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { closeDialog } from '../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { renderMail } from '../core/template/mail-html.ts';
import { CodeDialog } from './CodeDialog.tsx';
import classes from './CodeDialogParts.module.css';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { CodeSize } from './CodeSize.tsx';
import type { CodeLanguage } from './editor-extensions.ts';
import { useCurrentDocument } from './use-current-document.ts';

/** The mail's code as its sending system reads it, to be read, searched and copied. */
export function ViewCodeDialog() {
  const t = useT('code');
  const session = useEditorSession();
  const [language, setLanguage] = useState<CodeLanguage>('html');
  const [searching, setSearching] = useState(false);
  const editor = useRef<CodeEditorHandle>(null);
  const document = useCurrentDocument();
  const template = useSessionState((state) => state.template);
  const { sendingProfile: own } = useAccount();
  const profile = mailProfile(template, own);
  const mail = useMemo(
    () => document && renderMail(session, document, profileWriter(profile)),
    [session, document, profile],
  );
  const show = (next: CodeLanguage) => {
    setSearching(false);
    setLanguage(next);
  };

  if (mail === null) return null;
  const code = mail[language];
  return (
    <CodeDialog title={t('view.title')} searching={searching} onClose={() => closeDialog(session)}>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(next) => show(next as CodeLanguage)}
          data={[
            { value: 'html', label: t('language.html') },
            { value: 'css', label: t('language.css') },
          ]}
          aria-label={t('view.language')}
        />
        <CodeSize text={code} />
        <div className={classes.end}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSearch size={14} stroke={1.7} />}
            onClick={() => editor.current?.search()}
          >
            {t('search.open')}
          </Button>
          <Button
            size="xs"
            data-autofocus
            leftSection={<IconCopy size={14} stroke={1.7} />}
            onClick={() => void copyText(code)}
          >
            {t(language === 'html' ? 'view.copyHtml' : 'view.copyCss')}
          </Button>
        </div>
      </div>
      <div className={classes.code}>
        <CodeEditor
          key={language}
          ref={editor}
          label={t(`language.${language}`)}
          language={language}
          value={code}
          readOnly
          onSearching={setSearching}
        />
      </div>
    </CodeDialog>
  );
}
