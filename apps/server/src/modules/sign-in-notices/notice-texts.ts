import type { Language } from '../../language.ts';

/** Change of an account: of the ways into it, or of the data about its person. */
export type SignInChange =
  | {
      readonly kind: 'passwordChanged' | 'appAdded' | 'appRemoved' | 'codesRenewed' | 'factorReset' | 'archiveMade';
    }
  /** `name`: name of the passkey. */
  | { readonly kind: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string };

interface NoticeTexts {
  readonly hello: (firstName: string) => string;
  /** Texts for each kind of change; `name` is the name of the passkey. */
  readonly changes: Readonly<
    Record<SignInChange['kind'], { readonly subject: string; readonly done: (name: string) => string }>
  >;
  readonly when: string;
  readonly where: string;
  readonly device: (browser: string, system: string) => string;
  readonly yours: string;
  /** Text before the links. */
  readonly notYours: string;
  readonly newPassword: string;
  readonly lookThrough: string;
  readonly tell: string;
  /** Text for a change that another person made. */
  readonly notAsked: string;
  readonly setUpAgain: string;
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    hello: (firstName) => `Hello ${firstName},`,
    changes: {
      passwordChanged: {
        subject: 'Your Mailwright password has been changed',
        done: () => 'the password of your account has just been changed, and its other sessions have ended.',
      },
      appAdded: {
        subject: 'An authenticator app was added to your Mailwright account',
        done: () => 'an authenticator app has just been set up. From now on, signing in asks for one of its codes.',
      },
      appRemoved: {
        subject: 'The authenticator app was removed from your Mailwright account',
        done: () =>
          'the authenticator app of your account has just been turned off. Signing in no longer asks for its codes.',
      },
      codesRenewed: {
        subject: 'Your Mailwright recovery codes were replaced',
        done: () => 'your account has just got new recovery codes. The codes before them no longer open it.',
      },
      passkeyAdded: {
        subject: 'A passkey was added to your Mailwright account',
        done: (name) =>
          `the passkey "${name}" has just been added to your account. It can be signed in with from now on.`,
      },
      passkeyRemoved: {
        subject: 'A passkey was removed from your Mailwright account',
        done: (name) => `the passkey "${name}" has just been removed from your account.`,
      },
      factorReset: {
        subject: 'The second factor of your Mailwright account was reset',
        done: () =>
          'an administrator has just removed authenticator app, passkeys and recovery codes from your account. Signing in asks for no second factor until you set one up again.',
      },
      archiveMade: {
        subject: 'An administrator downloaded the personal data of your Mailwright account',
        done: () =>
          'an administrator has just downloaded an archive of your personal data: your account, your sessions, lists of what you made, and your images. What your drafts, notes and earlier versions say is not in it.',
      },
    },
    when: 'When:',
    where: 'From:',
    device: (browser, system) => `${browser} on ${system}`,
    yours: 'If that was you, there is nothing to do.',
    notYours: 'If it was not, somebody else may be in your account:',
    newPassword: 'Choose a new password. That ends all sessions:',
    lookThrough: 'Remove what you do not know, and end other sessions:',
    tell: 'Tell your administrator as well.',
    notAsked: 'If you did not ask for this, tell your administrator.',
    setUpAgain: 'Set up a second factor here:',
  },
  de: {
    hello: (firstName) => `Guten Tag ${firstName},`,
    changes: {
      passwordChanged: {
        subject: 'Ihr Mailwright-Passwort wurde geändert',
        done: () => 'das Passwort Ihres Kontos wurde gerade geändert, und die anderen Sitzungen sind beendet.',
      },
      appAdded: {
        subject: 'Ihr Mailwright-Konto hat jetzt eine Authenticator-App',
        done: () =>
          'für Ihr Konto wurde gerade eine Authenticator-App eingerichtet. Ab jetzt wird bei der Anmeldung einer ihrer Codes verlangt.',
      },
      appRemoved: {
        subject: 'Die Authenticator-App Ihres Mailwright-Kontos wurde entfernt',
        done: () =>
          'die Authenticator-App Ihres Kontos wurde gerade abgeschaltet. Bei der Anmeldung werden ihre Codes nicht mehr verlangt.',
      },
      codesRenewed: {
        subject: 'Ihre Wiederherstellungscodes für Mailwright wurden ersetzt',
        done: () => 'Ihr Konto hat gerade neue Wiederherstellungscodes bekommen. Die bisherigen gelten nicht mehr.',
      },
      passkeyAdded: {
        subject: 'Ihr Mailwright-Konto hat einen neuen Passkey',
        done: (name) =>
          `der Passkey „${name}“ wurde gerade zu Ihrem Konto hinzugefügt. Ab jetzt kann man sich mit ihm anmelden.`,
      },
      passkeyRemoved: {
        subject: 'Ein Passkey Ihres Mailwright-Kontos wurde entfernt',
        done: (name) => `der Passkey „${name}“ wurde gerade aus Ihrem Konto entfernt.`,
      },
      factorReset: {
        subject: 'Der zweite Faktor Ihres Mailwright-Kontos wurde zurückgesetzt',
        done: () =>
          'Ihre Administration hat gerade Authenticator-App, Passkeys und Wiederherstellungscodes aus Ihrem Konto entfernt. Bei der Anmeldung wird kein zweiter Faktor verlangt, bis Sie wieder einen einrichten.',
      },
      archiveMade: {
        subject: 'Ihre Administration hat die persönlichen Daten Ihres Mailwright-Kontos heruntergeladen',
        done: () =>
          'Ihre Administration hat gerade ein Archiv Ihrer persönlichen Daten heruntergeladen: Ihr Konto, Ihre Sitzungen, Listen dessen, was Sie erstellt haben, und Ihre Bilder. Was in Ihren Entwürfen, Notizen und früheren Versionen steht, ist nicht darin.',
      },
    },
    when: 'Wann:',
    where: 'Von:',
    device: (browser, system) => `${browser} unter ${system}`,
    yours: 'Wenn Sie das waren, ist nichts zu tun.',
    notYours: 'Wenn nicht, ist vielleicht jemand anderes in Ihrem Konto:',
    newPassword: 'Wählen Sie ein neues Passwort. Damit enden alle Sitzungen:',
    lookThrough: 'Entfernen Sie, was Sie nicht kennen, und beenden Sie andere Sitzungen:',
    tell: 'Sagen Sie auch Ihrer Administration Bescheid.',
    notAsked: 'Wenn Sie darum nicht gebeten haben, sagen Sie Ihrer Administration Bescheid.',
    setUpAgain: 'Richten Sie hier einen zweiten Faktor ein:',
  },
  es: {
    hello: (firstName) => `Hola, ${firstName}:`,
    changes: {
      passwordChanged: {
        subject: 'Tu contraseña de Mailwright ha cambiado',
        done: () => 'la contraseña de tu cuenta acaba de cambiar, y sus otras sesiones se han cerrado.',
      },
      appAdded: {
        subject: 'Tu cuenta de Mailwright tiene una aplicación de autenticación',
        done: () =>
          'se acaba de configurar una aplicación de autenticación en tu cuenta. Desde ahora, al iniciar sesión se pide uno de sus códigos.',
      },
      appRemoved: {
        subject: 'Se ha quitado la aplicación de autenticación de tu cuenta de Mailwright',
        done: () =>
          'se acaba de desactivar la aplicación de autenticación de tu cuenta. Al iniciar sesión ya no se piden sus códigos.',
      },
      codesRenewed: {
        subject: 'Tus códigos de recuperación de Mailwright se han sustituido',
        done: () => 'tu cuenta acaba de recibir códigos de recuperación nuevos. Los anteriores ya no sirven.',
      },
      passkeyAdded: {
        subject: 'Tu cuenta de Mailwright tiene una llave de acceso nueva',
        done: (name) =>
          `la llave de acceso «${name}» se acaba de añadir a tu cuenta. Desde ahora se puede iniciar sesión con ella.`,
      },
      passkeyRemoved: {
        subject: 'Se ha quitado una llave de acceso de tu cuenta de Mailwright',
        done: (name) => `la llave de acceso «${name}» se acaba de quitar de tu cuenta.`,
      },
      factorReset: {
        subject: 'El segundo factor de tu cuenta de Mailwright se ha restablecido',
        done: () =>
          'un administrador acaba de quitar de tu cuenta la aplicación de autenticación, las llaves de acceso y los códigos de recuperación. Al iniciar sesión no se pide un segundo factor hasta que vuelvas a configurar uno.',
      },
      archiveMade: {
        subject: 'Un administrador ha descargado los datos personales de tu cuenta de Mailwright',
        done: () =>
          'un administrador acaba de descargar un archivo con tus datos personales: tu cuenta, tus sesiones, listas de lo que has creado y tus imágenes. No contiene lo que dicen tus borradores, notas y versiones anteriores.',
      },
    },
    when: 'Cuándo:',
    where: 'Desde:',
    device: (browser, system) => `${browser} en ${system}`,
    yours: 'Si has sido tú, no tienes que hacer nada.',
    notYours: 'Si no, puede que haya otra persona en tu cuenta:',
    newPassword: 'Elige otra contraseña. Así se cierran todas las sesiones:',
    lookThrough: 'Quita lo que no conozcas y cierra las otras sesiones:',
    tell: 'Avisa también a tu administrador.',
    notAsked: 'Si no lo has pedido, avisa a tu administrador.',
    setUpAgain: 'Configura aquí un segundo factor:',
  },
};
