import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { search, searchKeymap, searchPanelOpen } from '@codemirror/search';
import { Annotation, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { Translate } from '../../../shared/i18n/text-key.ts';

export type CodeLanguage = 'html' | 'css';

/** A place in the code and what is wrong there. */
export interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

export type FindProblems = (text: string) => readonly CodeProblem[];

interface EditorSetup {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly readOnly: boolean;
  readonly placeholder: string;
  readonly findProblems: FindProblems | undefined;
  readonly phrases: Readonly<Record<string, string>>;
  readonly onChange: (text: string, pasted: boolean) => void;
  readonly onSearching: (open: boolean) => void;
}

/** Marks a change that came from outside the editor, not from the person in it. */
export const GIVEN = Annotation.define<true>();

/** Rest after typing before the code is looked through, milliseconds. */
const LINT_REST = 400;

/** Lines end with \n alone, so that a \r stays a character of its line: other people's line ends are not ours to change. */
function codeText(text: Text): string {
  return text.sliceString(0, text.length, '\n');
}

/** Tab leaves the editor as it leaves any field; ctrl/cmd+] indents. */
export function editorExtensions(setup: EditorSetup): Extension {
  const { label, language, readOnly, placeholder, findProblems } = setup;
  const editing = [history(), highlightActiveLine(), keymap.of(historyKeymap)];
  const aria = { 'aria-label': label, tabindex: '0', ...(readOnly && { 'aria-readonly': 'true' }) };
  return [
    EditorState.lineSeparator.of('\n'),
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(setup.phrases),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of(aria),
    lineNumbers(),
    drawSelection(),
    bracketMatching(),
    language === 'html' ? html({ autoCloseTags: !readOnly }) : css(),
    syntaxHighlighting(classHighlighter),
    search({ top: true }),
    readOnly ? [] : editing,
    placeholder === '' ? [] : placeholderText(placeholder),
    findProblems === undefined ? [] : [lintSource(findProblems), lintGutter()],
    keymap.of([...searchKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(GIVEN))) {
        const pasted = update.transactions.some(
          (transaction) => transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop'),
        );
        setup.onChange(codeText(update.state.doc), pasted);
      }
      const open = searchPanelOpen(update.state);
      if (open !== searchPanelOpen(update.startState)) setup.onSearching(open);
    }),
  ];
}

function lintSource(findProblems: FindProblems): Extension {
  return linter(
    ({ state }) =>
      findProblems(codeText(state.doc)).map(({ from, to, message, severity }) => ({
        from: Math.min(from, state.doc.length),
        to: Math.min(to, state.doc.length),
        message,
        severity,
      })),
    { delay: LINT_REST },
  );
}

/** The words of the editor's own search panel. */
export function searchPhrases(t: Translate<'code'>): Readonly<Record<string, string>> {
  return {
    Find: t('search.find'),
    Replace: t('search.replace'),
    next: t('search.next'),
    previous: t('search.previous'),
    all: t('search.all'),
    'match case': t('search.matchCase'),
    regexp: t('search.regexp'),
    'by word': t('search.byWord'),
    replace: t('search.replaceOne'),
    'replace all': t('search.replaceAll'),
    close: t('search.close'),
    'current match': t('search.current'),
    'on line': t('search.onLine'),
    'Go to line': t('search.goToLine'),
    go: t('search.go'),
    Diagnostics: t('lint.list'),
    'No diagnostics': t('lint.none'),
  };
}
