import type { SamplePerson } from '@mailwright/contract';
import { useEffect } from 'react';
import { useMergeFields } from '../../session/template/merge-fields.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import { previewReader } from '../../session/view/preview-reader.ts';

/** Shows the mail on the canvas as the chosen person gets it, or with the samples of the fields. */
export function usePreviewReader(people: readonly SamplePerson[]): void {
  const { view, renderOptions } = useEditorSession();
  const { fields } = useMergeFields();
  const person = useView((state) => state.person);
  useEffect(() => {
    view.setState({ reader: previewReader(renderOptions, { fields, people, person }) });
  }, [view, renderOptions, fields, people, person]);
}
