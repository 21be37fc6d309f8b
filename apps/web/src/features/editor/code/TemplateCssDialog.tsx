import { Alert, Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { closeDialog } from '../core/session/editor-session.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { renderMail } from '../core/template/mail-html.ts';
import { isModule } from '../core/template/open-module.ts';
import { CodeDialog } from './CodeDialog.tsx';
import classes from './CodeDialogParts.module.css';
import { CodeEditor } from './CodeEditor.tsx';
import { CodeSize } from './CodeSize.tsx';
import { cssLint } from './css-lint.ts';
import { formatCode } from './format-code.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PREVIEW_REST } from './preview-rest.ts';

/** CSS of the author's own for the whole mail: last in its style block, on the canvas and where it is sent. */
export function TemplateCssDialog() {
  const t = useT('code');
  const session = useEditorSession();
  const { editor } = session;
  const { document } = editor.getState();
  const before = document.customStyles ?? '';
  const [css, setCss] = useState(before);
  const [searching, setSearching] = useState(false);
  const findProblems = useMemo(() => cssLint(t), [t]);
  const [shown] = useDebouncedValue(css, PREVIEW_REST);
  const preview = useMemo(
    () => renderMail(session, { ...document, customStyles: shown }).html,
    [session, document, shown],
  );
  const problems = useMemo(() => findProblems(css), [findProblems, css]);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  const close = () => closeDialog(session);

  const apply = () => {
    const { customStyles: _, ...rest } = document;
    const changed = css.trim() === '' ? rest : { ...rest, customStyles: css };
    if (css === before || notifyRefusal(editor.run({ type: 'replaceDocument', document: changed, action: 'css' })))
      close();
  };

  return (
    <CodeDialog title={t('css.title')} dirty={css !== before} searching={searching} onClose={close}>
      <Text size="sm" c="var(--mw-text-muted)">
        {t(isModule(session) ? 'css.hint.module' : 'css.hint')}
      </Text>
      <div className={classes.panes}>
        <div className={classes.pane}>
          <div className={classes.bar}>
            <CodeSize text={css} />
            <div className={classes.end}>
              <Button
                variant="default"
                size="xs"
                disabled={css.trim() === ''}
                onClick={() => void formatCode(css, 'css').then(setCss)}
              >
                {t('format')}
              </Button>
            </div>
          </div>
          <CodeEditor
            label={t('css.label')}
            language="css"
            value={css}
            focused
            placeholder={t('css.placeholder')}
            findProblems={findProblems}
            onChange={setCss}
            onSearching={setSearching}
          />
        </div>
        <PreviewFrame html={preview} />
      </div>
      {problems.length > 0 && (
        <Alert color={isRefused ? 'red' : 'yellow'} variant="light" role="alert">
          {problems.map(({ from, message }) => (
            <div key={`${from} ${message}`}>{message}</div>
          ))}
        </Alert>
      )}
      <div className={classes.end}>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button disabled={isRefused} onClick={apply}>
          {t('apply')}
        </Button>
      </div>
    </CodeDialog>
  );
}
