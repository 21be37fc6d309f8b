import { CENTRE, kit } from '../look.ts';
import { image, mail, padded, row } from '../mail-seed.ts';

const SITE = 'https://tally.example';

const k = kit({
  outer: '#e9ebf5',
  paper: '#ffffff',
  tint: '#f4f5fb',
  textColor: '#1c2140',
  soft: '#525878',
  accent: '#3346a8',
  onAccent: '#ffffff',
  dark: { paper: '#15182c', tint: '#202544', textColor: '#f0f2ff', soft: '#bcc2e3', accent: '#a9b8ff' },
  headerFonts: 'Helvetica, Arial, sans-serif',
  paragraphFonts: 'Helvetica, Arial, sans-serif',
  buttonRadius: 8,
});

export const passwordReset = mail({
  name: 'Password reset',
  description: 'One button and what to do if it was not you',
  tags: 'account,transactional',
  purpose: 'transactional',
  preheader: 'Use this link within 30 minutes to choose a new password. It works once.',
  settings: { ...k.settings, width: 560 },
  style: { ...k.style, paddingTop: 40, paddingBottom: 40, phone: { paddingTop: 0, paddingBottom: 0 } },
  sections: [
    row([[image('mark-tally', 'Tally', 44, { align: 'left' })]], { style: padded(32, 8, 48) }),
    row(
      [
        [
          image('lock', '', 72, { align: 'left' }),
          k.h1('Choose a new password', { fontSize: 32 }),
          k.soft(
            'Hello {{ firstName }}, somebody asked for a new password for **{{ email }}**. If that was you, go on here:',
          ),
          k.button('Choose a new password', `${SITE}/reset`, { fontSize: 18 }),
          k.soft('The link works once, and for the next **30 minutes**.', { fontSize: 14 }),
        ],
      ],
      { gap: 20, style: padded(20, 40, 48) },
    ),
    row(
      [
        [
          k.h2('It was not you?', { fontSize: 18 }),
          k.soft(
            'Then do nothing: your password stays as it is. If such mails come often, switch on sign-in with two steps.',
          ),
          k.link('Make my account safer', `${SITE}/account/safety`),
        ],
      ],
      { gap: 8, style: k.tinted(padded(28, 28, 48)) },
    ),
    row(
      [
        [
          k.soft(
            ['The button does not work? Copy this address into your browser:', '**tally.example/reset/7QK2-9XPD**'],
            {
              ...CENTRE,
              fontSize: 14,
            },
          ),
        ],
      ],
      { style: padded(28, 28, 48) },
    ),
    k.footer({
      name: 'Tally',
      address: '48 Canal Street, Utrecht',
      reason: 'You get this mail because of a request at tally.example.',
      transactional: true,
    }),
  ],
});
