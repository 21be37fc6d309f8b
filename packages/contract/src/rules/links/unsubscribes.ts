/** Tags of sending systems say it in English, too: `*|UNSUB|*`, `{{ unsubscribe }}`, `%unsubscribe_url%`. */
const NAMED = String.raw`unsub|(?<![a-z])opt[\s_-]?out(?![a-z])`;

/** As readers and addresses say it in the languages of Europe, without their accents and with a blank for `-`, `_` and `+`. */
const WORDS = [
  'abmeld|abbestell|austragen|kundige newsletter', // German
  'dar(?:se|te|me)? de baja|date de baja|(?:cancelar|anular) (?:la |mi |tu |su )?sus?cripcion|desuscri|dessuscri', // Spanish
  'desabonn|desinscri|annuler (?:l |mon |votre )?(?:abonnement|inscription)', // French, and Portuguese
  'cancelar (?:a |minha )?(?:subscri|inscri|assinatura)|descadastr', // Portuguese
  'disiscri|(?:annulla|cancella)(?:re)? (?:l )?(?:iscrizione|abbonamento)|cancellati', // Italian
  'uitschrijv|afmeld|afmelden|avmeld|frameld|avregistrer|avprenumerer|avslut(?:a)? prenumeration', // Dutch and Nordic
  'wypisz|wypisac|zrezygnuj|odhlasit|odhlaseni|leiratkoz|dezabon', // Polish, Czech, Hungarian, Romanian
].join('|');

const UNSUBSCRIBES = new RegExp(`${NAMED}|${WORDS}|/baja(?:$|[/?#&])`, 'i');

/** Longer texts are no label of a link. */
const LONGEST = 2000;

/**
 * Whether a link is one to unsubscribe by, told by its address or by what it says to readers. Such addresses often are
 * signed: they take no parameters, and mail programs may be told of them.
 */
export function unsubscribes(address: string, words = ''): boolean {
  return [decoded(address), words].some((text) => UNSUBSCRIBES.test(plain(text.slice(0, LONGEST))));
}

/** Letters without their accents; what joins words, as a blank. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_+’'-]+/g, ' ');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
