import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Theme of the app. Only this file has color values: all other code names a Mantine color or one of the `--mw-` variables
 * below.
 */

const cobalt: MantineColorsTuple = [
  '#eff4ff',
  '#dce7fe',
  '#bfd2fd',
  '#94b4fb',
  '#6590f6',
  '#3d67e5',
  '#2a51db',
  '#2342b8',
  '#213896',
  '#1d2f73',
];

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e3e6eb',
  '#d0d5dc',
  '#b9c0ca',
  '#767f8d',
  '#596270',
  '#444c58',
  '#2c323b',
  '#191d24',
];

const dark: MantineColorsTuple = [
  '#e4e7ec',
  '#c3c8d1',
  '#a3abb8',
  '#8a93a1',
  '#3a414c',
  '#2d333c',
  '#242930',
  '#1b1f25',
  '#14171c',
  '#0e1013',
];

export const theme = createTheme({
  colors: { cobalt, gray, dark },
  primaryColor: 'cobalt',
  primaryShade: { light: 6, dark: 5 },
  black: gray[9],
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.3' },
      h2: { fontSize: '18px', lineHeight: '1.35' },
      h3: { fontSize: '16px', lineHeight: '1.4' },
      h4: { fontSize: '14px', lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: '0 1px 2px var(--mw-shadow)',
    sm: '0 2px 6px var(--mw-shadow)',
    md: '0 4px 16px -2px var(--mw-shadow), 0 1px 3px var(--mw-shadow)',
    lg: '0 12px 32px -4px var(--mw-shadow), 0 2px 6px var(--mw-shadow)',
    xl: '0 24px 56px -8px var(--mw-shadow), 0 4px 12px var(--mw-shadow)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { styles: { label: { marginBottom: 4 }, description: { marginBottom: 4 } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Tooltip: { defaultProps: { openDelay: 500, withinPortal: true, zIndex: 400 } },
    Menu: { defaultProps: { shadow: 'lg', withinPortal: true, radius: 'md' } },
    // Menus are popovers. What is closed is gone at once: no fading rest lies over what is done next.
    Popover: {
      defaultProps: {
        shadow: 'lg',
        radius: 'md',
        transitionProps: { transition: 'fade', duration: 150, exitDuration: 0 },
      },
    },
    Modal: {
      styles: { title: { fontSize: 16, fontWeight: 600, lineHeight: 1.35 } },
      defaultProps: {
        radius: 'lg',
        shadow: 'xl',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        // Room for a toast above and below the highest dialog.
        yOffset: 'min(80px, 12dvh)',
      },
    },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.45 } } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/**
 * Purposes of the colors, in both themes.
 * - background: behind the page; surface: cards, panels; canvas-background: around the mail in the editor
 * - code-…: colors of code; selected and found text in it
 * - selection, hover-outline, drop-line, drop-refused: overlays of the canvas
 * - module…: modules, and content that is linked to them in a mail
 */
const light = {
  '--mw-background': gray[0],
  '--mw-surface': '#ffffff',
  '--mw-surface-sunken': gray[1],
  '--mw-canvas-background': '#e9ecf0',
  '--mw-border': gray[2],
  '--mw-border-strong': gray[3],
  '--mw-text': gray[9],
  '--mw-text-muted': gray[6],
  '--mw-hover': 'rgb(25 29 36 / 5%)',
  '--mw-active': 'rgb(25 29 36 / 9%)',
  '--mw-accent': cobalt[6],
  '--mw-accent-text': cobalt[7],
  '--mw-accent-soft': cobalt[0],
  '--mw-danger': '#c92a2a',
  '--mw-danger-soft': '#fff0f0',
  '--mw-warning': '#9a5b00',
  '--mw-warning-soft': '#fff6e5',
  '--mw-success': '#18794e',
  '--mw-success-soft': '#e9f9f0',
  '--mw-status-published': '#1f9d61',
  '--mw-status-draft': '#d48806',
  '--mw-status-deleted': gray[5],
  '--mw-star': '#e8a100',
  '--mw-selection': cobalt[6],
  '--mw-selection-text': '#ffffff',
  '--mw-hover-outline': cobalt[4],
  '--mw-module': '#7a3ff2',
  '--mw-module-text': '#6527d6',
  '--mw-module-soft': '#f4efff',
  '--mw-drop-line': cobalt[6],
  '--mw-drop-refused': '#c92a2a',
  '--mw-shadow': 'rgb(22 28 45 / 10%)',
  '--mw-shade': 'rgb(14 16 19 / 45%)',
  '--mw-mail-paper': '#ffffff',
  '--mw-code-tag': '#1d4ed8',
  '--mw-code-name': '#92400e',
  '--mw-code-string': '#0f6b4f',
  '--mw-code-number': '#9d174d',
  '--mw-code-selection': '#cfdffc',
  '--mw-code-match': '#ffe58f',
};

const night: typeof light = {
  '--mw-background': dark[8],
  '--mw-surface': dark[7],
  '--mw-surface-sunken': dark[8],
  '--mw-canvas-background': dark[9],
  '--mw-border': '#2a3038',
  '--mw-border-strong': dark[4],
  '--mw-text': dark[0],
  '--mw-text-muted': dark[2],
  '--mw-hover': 'rgb(228 231 236 / 6%)',
  '--mw-active': 'rgb(228 231 236 / 11%)',
  '--mw-accent': cobalt[4],
  '--mw-accent-text': cobalt[3],
  '--mw-accent-soft': 'rgb(61 103 229 / 20%)',
  '--mw-danger': '#ff8787',
  '--mw-danger-soft': 'rgb(224 49 49 / 16%)',
  '--mw-warning': '#f5b95c',
  '--mw-warning-soft': 'rgb(245 159 0 / 14%)',
  '--mw-success': '#5bd39a',
  '--mw-success-soft': 'rgb(24 160 88 / 16%)',
  '--mw-status-published': '#43c988',
  '--mw-status-draft': '#e5a53a',
  '--mw-status-deleted': dark[3],
  '--mw-star': '#f2b92b',
  '--mw-selection': cobalt[5],
  '--mw-selection-text': '#ffffff',
  '--mw-hover-outline': cobalt[3],
  '--mw-module': '#8250f5',
  '--mw-module-text': '#c4b0fb',
  '--mw-module-soft': 'rgb(139 92 246 / 18%)',
  '--mw-drop-line': cobalt[4],
  '--mw-drop-refused': '#ff6b6b',
  '--mw-shadow': 'rgb(0 0 0 / 45%)',
  '--mw-shade': 'rgb(0 0 0 / 60%)',
  '--mw-mail-paper': '#ffffff',
  '--mw-code-tag': '#93b4ff',
  '--mw-code-name': '#f5b95c',
  '--mw-code-string': '#7ddcb0',
  '--mw-code-number': '#f3a6c8',
  '--mw-code-selection': '#2c3f73',
  '--mw-code-match': '#43350d',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mw-top-bar': '56px', '--mw-rail': '256px', '--mantine-color-error': 'var(--mw-danger)' },
  light: {
    ...light,
    '--mantine-color-default-border': gray[3],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[5],
  },
  dark: { ...night, '--mantine-color-dimmed': dark[2], '--mantine-color-placeholder': dark[3] },
});
