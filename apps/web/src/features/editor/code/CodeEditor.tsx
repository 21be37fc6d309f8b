import { openSearchPanel } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CodeEditor.module.css';
import { type CodeLanguage, editorExtensions, type FindProblems, GIVEN, searchPhrases } from './editor-extensions.ts';

export interface CodeEditorHandle {
  /** Opens the search and puts the focus in it. */
  readonly search: () => void;
}

interface CodeEditorProps {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  /** True when this editor gets the focus as the dialog around it opens. */
  readonly focused?: boolean;
  /** `pasted`: the change was pasted or dropped, not typed. */
  readonly onChange?: (text: string, pasted: boolean) => void;
  /** The search was opened or closed; Escape belongs to it while it is open. */
  readonly onSearching?: (open: boolean) => void;
  /** Returns the problems to underline; called again after each pause in typing. */
  readonly findProblems?: FindProblems;
  readonly ref?: Ref<CodeEditorHandle>;
}

/** Code with line numbers, colours and search (ctrl/cmd+F). Every byte of it is kept, line ends included. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, language, value, readOnly = false, placeholder = '', focused = false, findProblems, ref } = props;
  const t = useT('code');
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const known = useRef(value);
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of one language make one editor; a new value is put into it below.
  useEffect(() => {
    if (!host.current) return;
    const extensions = editorExtensions({
      label,
      language,
      readOnly,
      placeholder,
      findProblems,
      phrases: searchPhrases(t),
      onChange: (text, pasted) => {
        known.current = text;
        latest.current.onChange?.(text, pasted);
      },
      onSearching: (open) => latest.current.onSearching?.(open),
    });
    const made = new EditorView({
      state: EditorState.create({ doc: known.current, extensions }),
      parent: host.current,
    });
    view.current = made;
    if (focused) made.focus();
    return () => {
      made.destroy();
      view.current = null;
    };
  }, [language, readOnly, findProblems, label]);

  useEffect(() => {
    const shown = view.current;
    if (!shown || value === known.current) return;
    known.current = value;
    shown.dispatch({
      changes: { from: 0, to: shown.state.doc.length, insert: shown.state.toText(value) },
      annotations: GIVEN.of(true),
    });
  }, [value]);

  useImperativeHandle(ref, () => ({ search: () => view.current && openSearchPanel(view.current) }), []);

  return <div ref={host} className={classes.editor} data-autofocus={focused || undefined} />;
}
