import { mailSubject } from '@mailwright/contract';
import { useEffect, useState } from 'react';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { createMailScale } from './mail-bytes.ts';

/** Rest after the last edit before the mail is weighed: never while somebody types, drags or scrubs. */
const REST = 1200;

/** Milliseconds of weighing before input and painting have their turn. */
const SLICE = 8;

/** Size of the mail as it would be sent, bytes; null until it is first known. */
export function useMailBytes(): number | null {
  const { editor, renderOptions, state } = useEditorSession();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const measure = createMailScale(renderOptions);
    let timer: number | undefined;
    const go = (weighing: ReturnType<typeof measure>) => {
      const end = performance.now() + SLICE;
      let step = weighing.next();
      while (!step.done && performance.now() < end) step = weighing.next();
      if (step.done) setBytes(step.value);
      else timer = window.setTimeout(() => go(weighing));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { template } = state.getState();
        go(measure(editor.getState().document, { title: mailSubject(template), preheader: template.preheader }));
      }, REST);
    };
    later();
    const stop = editor.subscribe(({ document }, previous) => {
      if (document !== previous.document) later();
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [editor, renderOptions, state]);
  return bytes;
}
