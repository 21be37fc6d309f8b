import type { DocumentNode, StyleSection } from '@mailwright/document';
import type { ComponentType } from 'react';
import type { StyleEdit } from '../../core/styles/style-edit.ts';
import { AlignSection } from './sections/AlignSection.tsx';
import { BackgroundImageSection } from './sections/BackgroundImageSection.tsx';
import { BackgroundSection } from './sections/BackgroundSection.tsx';
import { BorderSection } from './sections/BorderSection.tsx';
import { DarkSection } from './sections/DarkSection.tsx';
import { HoverSection } from './sections/HoverSection.tsx';
import { MoreSection } from './sections/MoreSection.tsx';
import { OpacitySection } from './sections/OpacitySection.tsx';
import { RadiusSection } from './sections/RadiusSection.tsx';
import { SizeSection } from './sections/SizeSection.tsx';
import { SpacingSection } from './sections/SpacingSection.tsx';
import { StripeSection } from './sections/StripeSection.tsx';
import { TypographySection } from './sections/TypographySection.tsx';
import { VisibilitySection } from './sections/VisibilitySection.tsx';

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
  stripe: StripeSection,
  opacity: OpacitySection,
  dark: DarkSection,
  hover: HoverSection,
  visibility: VisibilitySection,
  more: MoreSection,
};
