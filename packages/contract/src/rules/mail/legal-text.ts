/** Phrases of texts that a law or a contract demands, without accents; in the product's languages and neighboring ones. */
const LEGAL = new RegExp(
  [
    String.raw`©|\(c\) ?\d{4}|copyright`,
    'all rights reserved|alle recht(?:e|en) (?:vorbehalten|voorbehouden)|todos los derechos|tous droits|tutti i diritti',
    'impressum|imprint|legal notice|aviso legal|mentions legales|note legali',
    'privacy|datenschutz|privacidad|confidentialite',
    String.raw`terms (?:and conditions|of (?:use|service))|\bagb\b|condiciones (?:generales|de uso)|conditions generales`,
    'registered (?:in|office|company)|company (?:no|number|reg)|handelsregister|registergericht|amtsgericht|registro mercantil',
    String.raw`\bhr[ab] ?\d|\brcs\b|\bsiren\b|\bsiret\b|\bkvk\b`,
    String.raw`\bvat\b|\bust[ .-]*id|umsatzsteuer|steuernummer|\b[cn]if\b|\bp\.? ?iva\b|\btva\b`,
    'geschaftsfuhr|vorstand|managing director|administrador unico',
    'disclaimer|haftungsausschluss|descargo de responsabilidad|past performance|risk warning',
  ].join('|'),
  'i',
);

/** Characters at the beginning of a text that are searched; a line of a footer has fewer. */
const MAX_SEARCHED_LENGTH = 5000;

/**
 * Returns whether a text says something that a law or a contract demands: rights, the company's registration, terms,
 * privacy.
 */
export function isLegalText(text: string): boolean {
  const plain = text.slice(0, MAX_SEARCHED_LENGTH).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
  return LEGAL.test(plain);
}
