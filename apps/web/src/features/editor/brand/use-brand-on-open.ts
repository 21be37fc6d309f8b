import { useEffect } from 'react';
import { takeBegunInBrand } from '../../../shared/brand/begun-in-brand.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

/** Brings a mail that was begun in the person's brand into it as it opens, whatever of the editor has room to be shown. */
export function useBrandOnOpen(): void {
  const session = useEditorSession();
  useEffect(() => {
    if (session.readOnly || !takeBegunInBrand(session.state.getState().template.id)) return;
    void import('../core/template/in-my-brand.ts').then(({ openInMyBrand }) => openInMyBrand(session));
  }, [session]);
}
