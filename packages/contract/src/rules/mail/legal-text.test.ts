import { expect, test } from 'vitest';
import { isLegalText } from './legal-text.ts';

test.each([
  '© 2026 Acme Inc.',
  'Acme GmbH, HRB 123456, Amtsgericht München',
  'Geschäftsführerin: Anna Beispiel',
  'USt-IdNr. DE123456789',
  'Todos los derechos reservados',
  'Registered in England and Wales, company number 123',
  'Read our privacy policy',
])('"%s" is legal', (text) => expect(isLegalText(text)).toBe(true));

test.each([
  '',
  'Acme · 12 Harbor Street, Portland',
  'You get this because you signed up.',
  'Private sale of elevated hats',
  'A recipe for vatrushka and shrb',
])('"%s" is not', (text) => expect(isLegalText(text)).toBe(false));
