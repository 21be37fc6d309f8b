import type { BrandColor, BrandKit, BrandProposal, BrandRole } from '@mailwright/contract';
import { createId, withWebFonts } from '@mailwright/document';

/** Part of a proposal that the person can leave out. */
export type ProposalPart = 'colors' | 'fonts' | 'logo' | 'button' | 'social' | 'footer';

/** Returns a kit to start with, readable in light and dark mode and of no brand. */
export function newKit(name: string, colorName: (role: BrandRole) => string): BrandKit {
  const color = (role: BrandRole, light: string, dark: string): BrandColor => ({
    id: createId(),
    name: colorName(role),
    light,
    dark,
    role,
  });
  return {
    name,
    colors: [
      color('accent', '#2563eb', '#93b4fb'),
      color('text', '#222222', '#f0f0f2'),
      color('background', '#ffffff', '#17171c'),
      color('outer', '#f4f5f7', '#0e0e12'),
    ],
    fonts: { heading: 'Arial, Helvetica, sans-serif', body: 'Arial, Helvetica, sans-serif' },
    logo: { src: '', alt: '' },
    logoDark: { src: '' },
    button: { background: '#2563eb', color: '#ffffff', radius: 6, paddingX: 24, paddingY: 12 },
    spacing: [8, 16, 24, 32, 48],
    social: [],
    footer: { company: '', address: '', reason: '' },
  };
}

/** Returns the parts of a kit for which a proposal has values. */
export function partsOf({ colors, fonts, logo, button, social, footer }: BrandProposal): readonly ProposalPart[] {
  const found: Readonly<Record<ProposalPart, boolean>> = {
    colors: colors.length > 0,
    fonts: fonts.heading !== null || fonts.body !== null,
    logo: logo.src !== '',
    button: button !== null,
    social: social.length > 0,
    footer: footer.company !== '' || footer.address !== '' || footer.reason !== '',
  };
  return (Object.keys(found) as ProposalPart[]).filter((part) => found[part]);
}

/** Returns the kit with the wanted parts replaced by those of a proposal. */
export function withProposal(kit: BrandKit, proposal: BrandProposal, wanted: ReadonlySet<ProposalPart>): BrandKit {
  const { colors, fonts, webFonts, logo, button, social, footer } = proposal;
  const accent = colors.find(({ role }) => role === 'accent')?.light;
  return {
    ...kit,
    ...(wanted.has('colors') && { colors: colors.map((color) => ({ ...color, id: createId() })) }),
    ...(wanted.has('colors') && accent && { button: { ...kit.button, background: accent } }),
    ...(wanted.has('fonts') && {
      fonts: { heading: fonts.heading ?? kit.fonts.heading, body: fonts.body ?? kit.fonts.body },
      ...(webFonts && { webFonts: [...withWebFonts(kit.webFonts ?? [], webFonts)] }),
    }),
    ...(wanted.has('logo') && { logo, logoDark: { src: '' } }),
    ...(wanted.has('button') && button && { button }),
    ...(wanted.has('social') && { social }),
    ...(wanted.has('footer') && {
      footer: {
        company: footer.company || kit.footer.company,
        address: footer.address || kit.footer.address,
        reason: footer.reason || kit.footer.reason,
      },
    }),
  };
}
