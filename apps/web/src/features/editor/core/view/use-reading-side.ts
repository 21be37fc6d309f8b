import { useEditorState } from '../session/use-editor-session.ts';

/** The side on which lines of the mail begin, which is where things stand that say nothing about it. */
export function useReadingSide(): 'left' | 'right' {
  return useEditorState(({ document }) => (document.settings.dir === 'rtl' ? 'right' : 'left'));
}
