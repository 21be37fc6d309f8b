import { DEFAULT_LOCALE, type Session } from '@mailwright/contract';
import type { UserRecord } from '../users/port.ts';
import type { LiveSession } from './service.ts';
import { tokenOf } from './session-keys.ts';

/** Facts about this installation that the client gets together with the person. */
export type ProductFacts = Pick<
  Session,
  'upgradeUrl' | 'mergeSyntax' | 'embedOrigins' | 'pagesUrl' | 'mailFromDomains' | 'ai'
>;

/** Returns the signed-in person as the client gets it. */
export function presentSession(
  sessionId: string,
  live: LiveSession,
  principals: readonly UserRecord[],
  product: ProductFacts,
): Session {
  const { user, factor, expiresIn } = live;
  return {
    token: tokenOf(sessionId),
    expiresIn: Math.floor(expiresIn / 1000),
    sessionId,
    principalId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    image: user.image,
    dnd_mode: user.settings.dndMode,
    theme: user.settings.theme,
    locale: user.settings.locale ?? DEFAULT_LOCALE,
    isLocaleChosen: user.settings.locale !== null,
    autosave: user.settings.autosave,
    linkParameters: [...user.settings.linkParameters],
    sendingProfile: user.settings.sendingProfile,
    dashboardTourDone: user.settings.dashboardTourDone,
    editorTourDone: user.settings.editorTourDone,
    secondFactorRequired: factor === 'due',
    subscriptionPlan: user.plan.name,
    subscriptionPlanNumber: user.plan.number,
    ...product,
    principalList: principals.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
    features: user.plan.features,
  };
}
