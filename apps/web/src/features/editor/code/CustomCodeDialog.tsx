import { base64Lines } from '@mailwright/contract';
import { ISLAND_TYPE } from '@mailwright/document';
import { containsScript, htmlProblems, isWholeHtml } from '@mailwright/island';
import { Alert, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { Translate } from '../../../shared/i18n/text-key.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../core/session/editor-session.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { CodeDialog } from './CodeDialog.tsx';
import classes from './CodeDialogParts.module.css';
import { CodeEditor } from './CodeEditor.tsx';
import { CodeSize } from './CodeSize.tsx';
import type { CodeProblem, FindProblems } from './editor-extensions.ts';
import { formatCode } from './format-code.ts';
import { lineRanges } from './line-ranges.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewBlock } from './preview-block.ts';
import { PREVIEW_REST } from './preview-rest.ts';

interface CustomCodeModalProps {
  readonly code: string;
  /** The plan or the template lets the code be read only. */
  readonly readOnly: boolean;
  /** False when the document does not take it; the dialog stays open then. */
  readonly apply: (code: string) => boolean;
}

/** The HTML of one block: written, checked and seen before it goes into the mail. */
export function CustomCodeDialog({ code: before, readOnly, apply: write }: CustomCodeModalProps) {
  const t = useT('code');
  const session = useEditorSession();
  const [code, setCode] = useState(before);
  const [searching, setSearching] = useState(false);
  const findProblems = useMemo(() => htmlLint(t), [t]);
  const [shown] = useDebouncedValue(code, PREVIEW_REST);
  const slips = useMemo(() => findProblems(shown).length, [findProblems, shown]);
  const inline = useMemo(() => base64Lines(shown), [shown]);
  const script = useMemo(() => containsScript(shown), [shown]);
  const preview = useMemo(
    () =>
      isWholeHtml(shown) ? shown : previewBlock(session, { type: ISLAND_TYPE, props: { source: shown }, style: {} }),
    [session, shown],
  );
  const close = () => closeDialog(session);
  const apply = () => {
    if (code === before || write(code)) close();
    else toast.error(t('custom.refused'));
  };
  const format = () =>
    formatCode(code, 'html').then(setCode, () => {
      toast.error(t('messages:genericFailure'));
    });

  return (
    <CodeDialog
      title={t(readOnly ? 'custom.titleReading' : 'custom.title')}
      dirty={code !== before}
      searching={searching}
      onClose={close}
    >
      <div className={classes.panes}>
        <div className={classes.pane}>
          <div className={classes.bar}>
            <CodeSize text={code} />
            <output className={classes.size}>{t('lint.count', { count: slips })}</output>
            {!readOnly && (
              <div className={classes.end}>
                <Button variant="default" size="xs" disabled={code.trim() === ''} onClick={() => void format()}>
                  {t('format')}
                </Button>
              </div>
            )}
          </div>
          <CodeEditor
            label={t('language.html')}
            language="html"
            value={code}
            readOnly={readOnly}
            focused
            placeholder={readOnly ? '' : t('custom.placeholder')}
            findProblems={findProblems}
            onChange={setCode}
            onSearching={setSearching}
          />
        </div>
        <PreviewFrame html={preview} />
      </div>
      {inline.length > 0 && (
        <Alert color="red" variant="light">
          {inline.map((line) => t('lint.base64', { line })).join(' ')}
        </Alert>
      )}
      {script && (
        <Alert color="yellow" variant="light">
          {t('script.kept')}
        </Alert>
      )}
      <div className={classes.end}>
        <Button variant="default" onClick={close}>
          {t(readOnly ? 'shared:close' : 'shared:cancel')}
        </Button>
        {!readOnly && <Button onClick={apply}>{t('apply')}</Button>}
      </div>
    </CodeDialog>
  );
}

/** Slips in HTML, and what may not be saved, in words. */
function htmlLint(t: Translate<'code'>): FindProblems {
  return (text) => [...slips(text, t), ...base64(text, t)];
}

function slips(text: string, t: Parameters<typeof htmlLint>[0]): CodeProblem[] {
  return htmlProblems(text).map(({ kind, tag, range }) => ({
    from: range.start,
    to: range.end,
    message: t(`lint.${kind}`, { tag }),
    severity: kind === 'attribute' || kind === 'duplicate' ? 'warning' : 'error',
  }));
}

function base64(text: string, t: Parameters<typeof htmlLint>[0]): CodeProblem[] {
  const lines = base64Lines(text);
  if (lines.length === 0) return [];
  const ranges = lineRanges(text);
  return lines.map((line) => ({
    ...(ranges[line - 1] ?? { from: 0, to: 0 }),
    message: t('lint.base64', { line }),
    severity: 'error',
  }));
}
