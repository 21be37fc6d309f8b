import type { OutgoingMail } from '../../integrations/mail/port.ts';
import { languageAt, timeIn } from '../../language.ts';
import { deviceOf, plainAddress } from '../auth/device-of.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';
import type { UserRecord } from '../users/port.ts';
import { NOTICE_TEXTS, type SignInChange } from './notice-texts.ts';

interface Notice {
  readonly user: UserRecord;
  readonly change: SignInChange;
  /** Place from which the person made the change; null when another person changed the account. */
  readonly from: SignInPlace | null;
  /** True when the person can ask for a new password. */
  readonly hasPassword: boolean;
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns the mail that tells a person about a change of the ways into their account. Its links are the same for everybody and
 * open nothing.
 */
export function noticeMail({ user, change, from, hasPassword, publicUrl, at }: Notice): OutgoingMail {
  const language = languageAt(user.settings.locale, from?.languages);
  const texts = NOTICE_TEXTS[language];
  const { subject, done } = texts.changes[change.kind];
  const settings = `${publicUrl}/settings/account`;
  const what = [
    texts.hello(user.firstName),
    '',
    done('name' in change ? change.name : ''),
    '',
    `${texts.when} ${timeIn(language, at)}`,
  ];
  const further = from
    ? [
        ...placeLines(from, texts),
        '',
        texts.yours,
        texts.notYours,
        '',
        ...(hasPassword ? [texts.newPassword, `${publicUrl}/forgot-password`, ''] : []),
        texts.lookThrough,
        settings,
        '',
        texts.tell,
      ]
    : [...(change.kind === 'factorReset' ? ['', texts.setUpAgain, settings] : []), '', texts.notAsked];
  return { to: [user.email], subject, text: [...what, ...further, ''].join('\n') };
}

type Texts = (typeof NOTICE_TEXTS)['en'];

/** Returns the line with the device, and with the network address if it is the person's own. */
function placeLines(
  { address, device = '', isShared = false }: SignInPlace,
  { where, device: named }: Texts,
): string[] {
  const { browser, system } = deviceOf(device);
  const program = browser !== '' && system !== '' ? named(browser, system) : browser || system;
  const place = [program, isShared ? '' : plainAddress(address)].filter((text) => text !== '').join(', ');
  return place === '' ? [] : [`${where} ${place}`];
}
