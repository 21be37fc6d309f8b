import { IconPalette } from '@tabler/icons-react';
import { brandInUse, putInMyBrand } from '../../session/brand/in-my-brand.ts';
import { isModule } from '../../session/module/open-module.ts';
import type { EditorAction } from '../action.ts';

export const inMyBrand: EditorAction = {
  id: 'in-my-brand',
  label: 'action.inMyBrand',
  icon: IconPalette,
  visible: (session) => brandInUse() !== null && !isModule(session),
  run: (session) => {
    const kit = brandInUse();
    if (kit) putInMyBrand(session, kit);
  },
};
