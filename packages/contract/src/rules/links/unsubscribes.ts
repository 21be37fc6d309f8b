/** Tags of sending systems say it in English, too: `*|UNSUB|*`, `{{ unsubscribe }}`, `%unsubscribe_url%`. */
const NAMED = String.raw`unsub|(?<![a-z])opt[\s_-]?out(?![a-z])`;

/** As readers and addresses say it in the languages of Europe with Latin letters, without their accents and with a blank for `-`, `_` and `+`. */
const WORDS = [
  'remove me|stop (?:receiving|getting)|leave (?:this|the|our) (?:mailing )?list', // English
  'abmeld|abbestell|austragen|kundige newsletter', // German
  'dar(?:se|te|me)? de baja|date de baja|(?:cancelar|anular) (?:la |mi |tu |su )?sus?cripcion|desuscri|dessuscri', // Spanish
  'desabonn|desinscri|annuler (?:l |mon |votre )?(?:abonnement|inscription)', // French, and Portuguese
  'cancelar (?:a |minha )?(?:subscri|inscri|assinatura)|descadastr', // Portuguese
  'disiscri|(?:annulla|cancella)(?:re)? (?:l )?(?:iscrizione|abbonamento)|cancellati', // Italian
  'uitschrijv|afmeld|afmelden|avmeld|frameld|avregistrer|avprenumerer|avslut(?:a)? prenumeration', // Dutch and Nordic
  'wypisz|wypisac|zrezygnuj|odhlasit|odhlaseni|leiratkoz|dezabon', // Polish, Czech, Hungarian, Romanian
].join('|');

/** The same in other letters and further away. */
const OTHER_WORDS = [
  'отписаться|отписка|отказаться от (?:рассылки|подписки)|отменить подписку', // Russian
  'відписатися|скасувати підписку|отпишете се|отписване|одјави', // Ukrainian, Bulgarian, Serbian
  'διαγραφή|απεγγραφή|κατάργηση εγγραφής', // Greek
  'abonelikten|aboneliği iptal|listeden çık', // Turkish
  'إلغاء الاشتراك|لغو اشتراک', // Arabic, Persian
  'הסרה מ|להסרה|ביטול מנוי|ביטול הרשמה', // Hebrew
  '配信停止|配信を停止|購読解除|購読を解除|登録解除', // Japanese
  '退订|退訂|取消订阅|取消訂閱', // Chinese
  '수신거부|수신 거부|구독 취소|구독취소', // Korean
  'ยกเลิกการสมัคร|ยกเลิกการรับ', // Thai
  'hủy đăng ký|berhenti berlangganan', // Vietnamese, Indonesian
].map(plain);

const UNSUBSCRIBES = new RegExp(`${NAMED}|${WORDS}|${OTHER_WORDS.join('|')}|/baja(?:$|[/?#&])`, 'i');

/** Characters at the beginning of an address or a text that are searched; a label of a link has fewer. */
const MAX_SEARCHED_LENGTH = 2000;

/**
 * Returns whether a link unsubscribes its reader, judged by its address and its text. Such addresses are often signed:
 * no parameters may be added to them, and mail programs may get them in a header.
 */
export function unsubscribes(address: string, words = ''): boolean {
  return [decoded(address), words].some((text) => UNSUBSCRIBES.test(plain(text.slice(0, MAX_SEARCHED_LENGTH))));
}

/** Returns a text without accents, with blanks for the characters that join words. */
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
