import { neutralTag } from '@mailwright/contract';
import { Paper } from '@mantine/core';
import type { Ref } from 'react';
import barClasses from '../../../core/inputs/FloatingBar.module.css';
import { MergeFieldButton } from '../../../core/inputs/merge-fields/MergeFieldButton.tsx';
import type { Box } from '../../geometry.ts';
import railClasses from '../../TextLayer.module.css';

interface TextSlotsBarProps {
  readonly ref: Ref<HTMLDivElement>;
  /** The open text, pixels of the scaled stage. */
  readonly box: Box;
  readonly onInsert: (words: string) => void;
  /** Gives the keys back to the text. */
  readonly onLeave: () => void;
}

/** Above an open text of foreign HTML: what can be put into it without knowing its tags. */
export function TextSlotsBar({ ref, box, onInsert, onLeave }: TextSlotsBarProps) {
  return (
    <div className={railClasses.rail} style={{ top: box.top, height: box.height }}>
      <div className={railClasses.indent} style={{ width: box.left }} />
      <Paper
        ref={ref}
        className={barClasses.bar}
        data-few
        shadow="md"
        withBorder
        onMouseDown={(event) => {
          // The cursor stays in the text.
          if (event.target instanceof Element && !event.target.closest('input')) event.preventDefault();
        }}
        onKeyDown={(event) => {
          const { key, shiftKey, target, currentTarget } = event;
          // The list is drawn elsewhere; its keys come by through React alone.
          if (!(target instanceof Node) || !currentTarget.contains(target)) return;
          if (key !== 'Escape' && !(key === 'Tab' && shiftKey)) return;
          event.preventDefault();
          event.stopPropagation();
          onLeave();
        }}
      >
        <MergeFieldButton
          size={30}
          onLeave={onLeave}
          onInsert={(name, fallback) => onInsert(neutralTag(name, fallback))}
        />
      </Paper>
    </div>
  );
}
