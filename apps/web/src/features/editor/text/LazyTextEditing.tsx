import { loadPaste } from '@mailwright/blocks';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import type { TextEditingProps } from '../core/session/text-editing.ts';

let loaded: ComponentType<TextEditingProps> | null = null;

/** The text editor is large: it comes while nobody waits for it, at the latest with the first text. */
export async function loadTextEditing(): Promise<ComponentType<TextEditingProps>> {
  if (loaded) return loaded;
  // What reads pasted HTML comes along: what is pasted into an open text must be in it at once.
  const [{ TextEditing }] = await Promise.all([import('./TextEditing.tsx'), loadPaste().catch(() => null)]);
  loaded = TextEditing;
  return loaded;
}

/** Edits a text as soon as the text editor is there; says so when it cannot be had (offline, or a new release). */
export function LazyTextEditing(props: TextEditingProps) {
  const t = useT('canvas');
  const [Loaded, setLoaded] = useState(() => loaded);
  const { onDone } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; `onDone` is another function each time.
  useEffect(() => {
    let wanted = true;
    loadTextEditing().then(
      (component) => {
        if (wanted) setLoaded(() => component);
      },
      () => {
        if (!wanted) return;
        toast.error(t('textUnavailable'));
        onDone();
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  // Its words may still be on their way; the editor around it must not wait for them.
  return (
    Loaded && (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
