import { createId, ISLAND_TYPE, planAnswer, UNREADABLE_TYPE, walk } from '@mailwright/document';
import { containsScript, isFrameset } from '@mailwright/island';
import { Alert, Button, List, Radio, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { lockHint, notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { renderMail } from '../../core/template/mail-html.ts';
import { setStepInfo } from '../../core/template/step-info.ts';
import { CodeDialog } from '../CodeDialog.tsx';
import parts from '../CodeDialogParts.module.css';
import { CodeEditor } from '../CodeEditor.tsx';
import { CodeSize } from '../CodeSize.tsx';
import { cssLint } from '../css-lint.ts';
import type { CodeLanguage } from '../editor-extensions.ts';
import { PreviewFrame } from '../PreviewFrame.tsx';
import { PREVIEW_REST } from '../preview-rest.ts';
import { DesignNote } from './DesignNote.tsx';
import { DesignReport } from './DesignReport.tsx';
import classes from './ImportDialog.module.css';
import { ImportFile } from './ImportFile.tsx';
import { checkSize } from './source/check-size.ts';
import { designProblems } from './source/design-problems.ts';
import type { SentFile } from './source/files/read-import-files.ts';
import {
  chooseTarget,
  enterCss,
  enterHtml,
  type ImportContent,
  type ImportTarget,
  isEmpty,
  isWhole,
  NOTHING,
} from './source/import-content.ts';
import { importPreview } from './source/import-preview.ts';
import { type ImportProblem, importProblems } from './source/import-problems.ts';
import { type ImportedDocument, importedDocument } from './source/imported-document.ts';
import { importedProfile } from './source/imported-profile.ts';
import { inboxTextsOf, takenInboxTexts } from './source/inbox-texts.ts';
import { type Design, useDesign } from './use-design.ts';

/** Lines named one by one; more than these are echoes of the same mistake. */
const NAMED_LINES = 20;

/** Content of the left half: for a design its report or its code. */
type ImportView = CodeLanguage | 'report';

/**
 * Somebody's own HTML becomes the mail, or a block of it; a design of another editor becomes blocks. Seen first, checked,
 * and one step of the history.
 */
export function ImportDialog() {
  const t = useT('code');
  const session = useEditorSession();
  const { editor } = session;
  const [content, setContent] = useState<ImportContent>(NOTHING);
  const [chosen, setView] = useState<ImportView | null>(null);
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
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const design = useDesign(shown.html, files);
  const isCode = design.state === 'none';
  const system = useSystem(isCode ? shown.html : '');
  const own = useSessionState(({ template }) => template);
  const taken = useMemo(() => takenInboxTexts(inboxTextsOf(shown, design), own), [shown, design, own]);
  const preview = useMemo(() => {
    if (design.state === 'read') return renderMail(session, design.imported.document).html;
    return isEmpty(shown) || !isCode ? '' : importPreview(session, shown, scope);
  }, [session, shown, scope, design, isCode]);
  const script = useMemo(
    () => isCode && editor.context.features.customCode && containsScript(shown.html),
    [editor, shown, isCode],
  );
  const frameset = useMemo(() => isCode && isFrameset(shown.html), [shown, isCode]);
  const view = viewOf(design, chosen);
  const language = view === 'css' ? 'css' : 'html';
  // While somebody types, what was read is not what is there.
  const ready = content.html === shown.html && (isCode || design.state === 'read');
  const close = () => closeDialog(session);
  const change = (next: ImportContent) => {
    setContent(next);
    setProblems([]);
  };

  const apply = async () => {
    const { features } = editor.context;
    const result = design.state === 'read' ? designDocument(design) : importedDocument(editor, content, scope);
    const isDesign = design.state === 'read' && result.ok;
    const found = isDesign ? designProblems(result.document, design.text, features) : importProblems(content, features);
    setProblems(found);
    if (found.length > 0) return;
    if (!result.ok) return void notifyRefusal(result);
    running.current = new AbortController();
    const { signal } = running.current;
    setBusy(true);
    const { html, css } = renderMail(session, result.document);
    // Whoever is quicker than the line that names the system gets it all the same.
    const tags = design.state === 'read' ? design.imported.system : await findSystem(content.html).catch(() => system);
    const size = await checkSize({ html, css, customStyles: result.document.customStyles ?? '' }, signal);
    if (signal.aborted) return;
    setBusy(false);
    if (size === 'oversize') return setProblems([{ kind: 'oversize' }]);
    if (size !== 'fits') return;
    const { document: written } = editor.getState();
    if (!notifyRefusal(editor.run({ type: 'replaceDocument', document: result.document, action: 'import' }))) return;
    editor.select(result.selection);
    const info = { ...taken, ...importedProfile(tags, own, !isCode || content.target === 'replace') };
    if (Object.keys(info).length > 0) setStepInfo(session, info, written);
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
        <ImportFile
          disabled={busy}
          onText={(text, along) => {
            setFiles(along);
            change(enterHtml(content, text, true));
          }}
        >
          <div className={parts.pane}>
            <div className={parts.bar}>
              <SegmentedControl
                size="xs"
                value={view}
                onChange={(next) => setView(next as ImportView)}
                data={
                  isCode
                    ? [
                        { value: 'html', label: t('language.html') },
                        { value: 'css', label: t('language.css') },
                      ]
                    : [
                        { value: 'report', label: t('import.report.label'), disabled: design.state !== 'read' },
                        { value: 'html', label: t('import.design.code') },
                      ]
                }
                aria-label={t(isCode ? 'view.language' : 'import.design.view')}
              />
              <CodeSize text={content[language]} />
              {language === 'css' && isWhole(content) && (
                <span className={parts.size}>{t('import.cssOfDocument')}</span>
              )}
            </div>
            {view === 'report' && design.state === 'read' ? (
              <DesignReport {...design.imported} />
            ) : (
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
            )}
          </div>
        </ImportFile>
        <PreviewFrame html={preview} />
      </div>
      {isCode ? (
        <ImportTargets
          value={content.target}
          disabled={busy}
          onChange={(target) => change(chooseTarget(content, target))}
        />
      ) : (
        <DesignNote design={design} preHeader={taken.preheader} />
      )}
      {system !== undefined && <p className={classes.kind}>{t('import.system', { name: system })}</p>}
      {taken.subject !== undefined && <p className={classes.kind}>{t('import.subject', { subject: taken.subject })}</p>}
      {script && (
        <Alert color="yellow" variant="light">
          {t('script.kept')}
        </Alert>
      )}
      {frameset && (
        <Alert color="yellow" variant="light" role="status">
          {t('import.frameset')}
        </Alert>
      )}
      <ImportNotes problems={problems} />
      <div className={parts.end}>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button loading={busy} disabled={content.html.trim() === '' || !ready} onClick={() => void apply()}>
          {t(isCode && content.target === 'block' ? 'import.applyBlock' : 'import.applyReplace')}
        </Button>
      </div>
    </CodeDialog>
  );
}

function viewOf(design: Design, chosen: ImportView | null): ImportView {
  if (design.state === 'read') return chosen === 'html' ? 'html' : 'report';
  return design.state === 'none' && chosen === 'css' ? 'css' : 'html';
}

/** The mail of a design; its first placeholder is selected, so that nobody has to look for it. */
function designDocument({ imported: { document } }: Extract<Design, { state: 'read' }>): ImportedDocument {
  const placeholders: string[] = [];
  walk(document, ({ id, type }) => {
    if (type === UNREADABLE_TYPE) placeholders.push(id);
  });
  return { ok: true, document, selection: placeholders.slice(0, 1) };
}

/** Shows why nothing was imported; everything that was entered is still there. */
function ImportNotes({ problems }: { readonly problems: readonly (ImportProblem | { kind: 'oversize' })[] }) {
  const t = useT('code');
  if (problems.length === 0) return null;

  const linesOf = (lines: readonly number[]) => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    const named = list.format(lines.slice(0, NAMED_LINES).map(String));
    return t('import.lines', { count: lines.length, lines: lines.length > NAMED_LINES ? `${named} …` : named });
  };
  const sentence = (problem: ImportProblem | { kind: 'oversize' }) => {
    switch (problem.kind) {
      case 'base64':
        return `${t(`import.base64.${problem.field}`)} ${linesOf(problem.lines)}`;
      case 'css':
        return `${t(`import.css.${problem.problem}`)} ${linesOf(problem.lines)}`;
      case 'script':
        return t('messages:customScriptNotAllowed');
      case 'oversize':
        return t('messages:contentTooLarge');
    }
  };
  return (
    <Alert color="red" variant="light" role="alert" title={t('import.refused')}>
      <List size="sm" spacing={4}>
        {problems.map((problem) => (
          <List.Item key={sentence(problem)}>{sentence(problem)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Finds the sending system whose tags are in code, by name; undefined where none is recognized. */
async function findSystem(html: string): Promise<string | undefined> {
  if (html.trim() === '') return undefined;
  const { systemOf } = await import('@mailwright/import');
  return systemOf(html);
}

/** The sending system whose tags are in code, by name; undefined where none is recognized, and until it is looked for. */
function useSystem(html: string): string | undefined {
  const [found, setFound] = useState<{ readonly html: string; readonly system: string | undefined } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findSystem(html).then((system) => isCurrent && setFound({ html, system }));
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return found?.html === html ? found.system : undefined;
}

interface ImportTargetsProps {
  readonly value: ImportTarget;
  readonly disabled: boolean;
  readonly onChange: (target: ImportTarget) => void;
}

/** Asks whether the code becomes the mail or a block in it. */
function ImportTargets({ value, disabled, onChange }: ImportTargetsProps) {
  const t = useT('code');
  const { editor } = useEditorSession();
  const block = editor.context.registry.get(ISLAND_TYPE);
  const blockPlan = block && planAnswer(block, editor.context);
  return (
    <Radio.Group label={t('import.target')} value={value} onChange={(target) => onChange(target as ImportTarget)}>
      <div className={classes.targets}>
        <Radio value="replace" label={t('import.replace')} description={t('import.replaceHint')} disabled={disabled} />
        <Radio
          value="block"
          label={t('import.block')}
          description={blockPlan && !blockPlan.ok ? lockHint(blockPlan.reason) : t('import.blockHint')}
          disabled={disabled || (blockPlan !== undefined && !blockPlan.ok)}
        />
      </div>
    </Radio.Group>
  );
}
