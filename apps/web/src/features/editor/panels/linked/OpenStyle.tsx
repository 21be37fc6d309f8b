import type { DocumentNode, StyleKey } from '@mailwright/document';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { StyleColor } from '../styles/StyleColor.tsx';
import { BackgroundPicture } from '../styles/sections/BackgroundPicture.tsx';
import { useStyleEdit } from '../styles/style-edit.ts';

const COLORS = {
  color: 'module.textColor',
  backgroundColor: 'module.backgroundColor',
  borderColor: 'module.borderColor',
  gradientFrom: 'style.gradientFrom',
  gradientTo: 'style.gradientTo',
} as const;

/** A color or a background image of a linked element that this mail may change. */
export function OpenStyle({ node, style }: { readonly node: DocumentNode; readonly style: StyleKey }) {
  const t = useT('panels');
  const id = useId();
  const edit = useStyleEdit([node]);
  if (style === 'backgroundImage') return <BackgroundPicture id={id} edit={edit} />;
  return isColor(style) && <StyleColor edit={edit} style={style} label={t(COLORS[style])} />;
}

function isColor(style: StyleKey): style is keyof typeof COLORS {
  return style in COLORS;
}
