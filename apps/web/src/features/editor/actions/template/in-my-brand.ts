import { IconPalette } from '@tabler/icons-react';
import { brandInUse, knownBrands } from '../../session/brand/brand-in-use.ts';
import { openDialog } from '../../session/editor-session.ts';
import { isModule } from '../../session/module/open-module.ts';
import type { EditorAction } from '../action.ts';

export const inMyBrand: EditorAction = {
  id: 'in-my-brand',
  label: 'action.inMyBrand',
  icon: IconPalette,
  visible: (session) => brandInUse() !== null && !isModule(session),
  run: async (session) => {
    const kit = brandInUse();
    if (knownBrands().length > 1) openDialog(session, { kind: 'in-my-brand' });
    else if (kit) await (await import('../../session/brand/in-my-brand.ts')).putInMyBrand(session, kit);
  },
};
