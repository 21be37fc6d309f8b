import { IconPalette } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { brandInUse, knownBrands } from '../../core/template/brand-in-use.ts';
import { isModule } from '../../core/template/open-module.ts';

export const inMyBrand: EditorAction = {
  id: 'in-my-brand',
  label: 'action.inMyBrand',
  icon: IconPalette,
  visible: (session) => brandInUse() !== null && !isModule(session),
  run: async (session) => {
    const kit = brandInUse();
    if (knownBrands().length > 1) openDialog(session, { kind: 'in-my-brand' });
    else if (kit) await (await import('../../core/template/in-my-brand.ts')).putInMyBrand(session, kit);
  },
};
