import { createId, encodeLabel, ISLAND_TYPE, planAnswer } from '@mailwright/document';
import { containsScript } from '@mailwright/island';
import { Alert, Button, Radio, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast.tsx';
import { closeDialog } from '../../session/editor-session.ts';
import { renderMail } from '../../session/mail-html.ts';
import { lockHint, tellRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { CodeDialog } from '../CodeDialog.tsx';
import parts from '../CodeDialogParts.module.css';
import { CodeEditor } from '../CodeEditor.tsx';
import { CodeSize } from '../CodeSize.tsx';
import { cssLint } from '../css-lint.ts';
import type { CodeLanguage } from '../editor-extensions.ts';
import { PreviewFrame } from '../PreviewFrame.tsx';
import { PREVIEW_REST } from '../preview-rest.ts';
import { checkSize } from './check-size.ts';
import { ImportFile } from './ImportFile.tsx';
import classes from './ImportModal.module.css';
import { ImportNotes } from './ImportNotes.tsx';
import {
  chooseTarget,
  enterCss,
  enterHtml,
  type ImportContent,
  type ImportTarget,
  isEmpty,
  isWhole,
  NOTHING,
} from './import-content.ts';
import { importPreview } from './import-preview.ts';
import { type ImportProblem, importProblems } from './import-problems.ts';
import { importedDocument } from './imported-document.ts';

/** Somebody's own HTML becomes the mail, or a block of it: seen first, checked, and one step of the history. */
export function ImportModal() {
  const t = useT('code');
  const session = useEditorSession();
  const { editor } = session;
  const [content, setContent] = useState<ImportContent>(NOTHING);
  const [language, setLanguage] = useState<CodeLanguage>('html');
  const [searching, setSearching] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly (ImportProblem | { readonly kind: 'oversize' })[]>([]);
  const [scope] = useState(
    () =>
      `mw-${createId()
        .replace(/[^a-z0-9]/gi, '')
        .slice(0, 8)
        .toLowerCase()}`,
  );
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const findCssProblems = useMemo(() => cssLint(t), [t]);
  const [shown] = useDebouncedValue(content, PREVIEW_REST);
  const preview = useMemo(() => (isEmpty(shown) ? '' : importPreview(session, shown, scope)), [session, shown, scope]);
  const script = useMemo(() => editor.context.features.customCode && containsScript(shown.html), [editor, shown]);
  const block = editor.context.registry.get(ISLAND_TYPE);
  const blockPlan = block && planAnswer(block, editor.context);
  const close = () => closeDialog(session);
  const change = (next: ImportContent) => {
    setContent(next);
    setProblems([]);
  };

  const apply = async () => {
    const found = importProblems(content, editor.context.features);
    setProblems(found);
    if (found.length > 0) return;
    const result = importedDocument(editor, content, scope);
    if (!result.ok) return void tellRefusal(result);
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    const { html, css } = renderMail(session, result.document);
    const size = await checkSize({ html, css, customStyles: result.document.customStyles ?? '' }, signal);
    if (signal.aborted) return;
    setBusy(false);
    if (size === 'oversize') return setProblems([{ kind: 'oversize' }]);
    if (size !== 'fits') return;
    if (!tellRefusal(editor.replaceDocument(result.document, encodeLabel({ action: 'import' })))) return;
    editor.select(result.selection);
    close();
    const imported = editor.getState().document;
    const undo = () => {
      // Later steps are not this one's to take back.
      if (editor.getState().document === imported) editor.undo();
    };
    toast.success(t('import.done'), { action: { label: t('import.undo'), run: undo } });
  };

  return (
    <CodeDialog title={t('import.title')} dirty={!isEmpty(content)} searching={searching} onClose={close}>
      <div className={parts.panes} inert={busy}>
        <ImportFile disabled={busy} onHtml={(html) => change(enterHtml(content, html, true))}>
          <div className={parts.pane}>
            <div className={parts.bar}>
              <SegmentedControl
                size="xs"
                value={language}
                onChange={(next) => setLanguage(next as CodeLanguage)}
                data={[
                  { value: 'html', label: t('language.html') },
                  { value: 'css', label: t('language.css') },
                ]}
                aria-label={t('view.language')}
              />
              <CodeSize text={content[language]} />
              {language === 'css' && isWhole(content) && (
                <span className={parts.size}>{t('import.cssOfDocument')}</span>
              )}
            </div>
            <CodeEditor
              key={language}
              label={t(`language.${language}`)}
              language={language}
              value={content[language]}
              focused
              placeholder={t(`import.placeholder.${language}`)}
              {...(language === 'css' && { findProblems: findCssProblems })}
              onChange={(text, pasted) =>
                change(language === 'html' ? enterHtml(content, text, pasted) : enterCss(content, text))
              }
              onSearching={setSearching}
            />
          </div>
        </ImportFile>
        <PreviewFrame html={preview} />
      </div>
      <Radio.Group
        label={t('import.target')}
        value={content.target}
        onChange={(target) => change(chooseTarget(content, target as ImportTarget))}
      >
        <div className={classes.targets}>
          <Radio value="replace" label={t('import.replace')} description={t('import.replaceHint')} disabled={busy} />
          <Radio
            value="block"
            label={t('import.block')}
            description={blockPlan && !blockPlan.ok ? lockHint(blockPlan.reason) : t('import.blockHint')}
            disabled={busy || (blockPlan !== undefined && !blockPlan.ok)}
          />
        </div>
      </Radio.Group>
      {script && (
        <Alert color="yellow" variant="light">
          {t('script.kept')}
        </Alert>
      )}
      <ImportNotes problems={problems} />
      <div className={parts.end}>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button loading={busy} disabled={content.html.trim() === ''} onClick={() => void apply()}>
          {t(content.target === 'replace' ? 'import.applyReplace' : 'import.applyBlock')}
        </Button>
      </div>
    </CodeDialog>
  );
}
