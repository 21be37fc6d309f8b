import type { BrandKit } from '@mailwright/contract';

/** A brand for tests: each part of it differs from what mails have by themselves. */
export const ACME_KIT: BrandKit = {
  name: 'Acme',
  colors: [{ id: 'accent', name: 'Accent', light: '#6d28d9', dark: null, role: 'accent' }],
  fonts: { heading: null, body: null },
  logo: { src: '/api/v2/assets/user/u/asset/acme.png', alt: 'Acme' },
  logoDark: { src: '' },
  button: { background: '#6d28d9', color: '#ffffff', radius: 3, paddingX: 30, paddingY: 14 },
  spacing: [],
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
  footer: { company: 'Acme Inc.', address: '1 Main Street\nSpringfield', reason: 'You signed up at acme.example.' },
};
