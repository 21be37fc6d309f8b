import type { DocumentNode, StyleSection } from '@mailwright/document';
import type { ComponentType } from 'react';
import { AlignSection } from './AlignSection.tsx';
import { BackgroundImageSection } from './BackgroundImageSection.tsx';
import { BackgroundSection } from './BackgroundSection.tsx';
import { BorderSection } from './BorderSection.tsx';
import { DarkSection } from './DarkSection.tsx';
import { OpacitySection } from './OpacitySection.tsx';
import { RadiusSection } from './RadiusSection.tsx';
import { SizeSection } from './SizeSection.tsx';
import { SpacingSection } from './SpacingSection.tsx';
import type { StyleEdit } from './style-edit.ts';
import { TypographySection } from './TypographySection.tsx';
import { VisibilitySection } from './VisibilitySection.tsx';

export interface StyleSectionProps {
  /** The values for all widths. */
  readonly edit: StyleEdit;
  /** The values of the device the mail is shown at, for what can differ between devices. */
  readonly device: StyleEdit;
  readonly nodes: readonly DocumentNode[];
}

/** The inputs of each shared style section. */
export const SECTIONS: Readonly<Record<StyleSection, ComponentType<StyleSectionProps>>> = {
  size: SizeSection,
  align: AlignSection,
  spacing: SpacingSection,
  typography: TypographySection,
  background: BackgroundSection,
  backgroundImage: BackgroundImageSection,
  border: BorderSection,
  radius: RadiusSection,
  opacity: OpacitySection,
  dark: DarkSection,
  visibility: VisibilitySection,
};
