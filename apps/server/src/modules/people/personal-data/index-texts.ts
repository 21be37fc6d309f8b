import type { Language } from '../../../language.ts';
import type { PersonalDataFile } from './personal-data-references.ts';

interface IndexTexts {
  readonly title: string;
  readonly made: string;
  readonly hint: string;
  /** Text after the hint when an administrator made the archive. */
  readonly withoutDrafts: string;
  readonly files: Readonly<Record<PersonalDataFile, string>>;
}

/** Texts of the archive's index, in the languages of the interface. */
export const INDEX_TEXTS: Readonly<Record<Language, IndexTexts>> = {
  en: {
    title: 'Everything Mailwright keeps of a person',
    made: 'Made',
    hint: 'The .json files are text that any program reads; times are in UTC. Passwords, secrets and codes are kept in no readable form and are not in here. Of other people there is the name at most.',
    withoutDrafts:
      'Made by an administrator, it leaves out what drafts, modules, earlier versions, notes and subjects of kept emails say, and addresses of stores after the host: an archive that the person makes has all of it.',
    files: {
      'account.json': 'Name, email address, picture, role, plan, and when the account was made and last used',
      'settings.json': 'What was chosen in the settings',
      'sign-in.json': 'Ways to sign in: password, providers, passkeys, authenticator app',
      'sessions.json': 'Where the account is signed in, from which address and device',
      'templates/': 'Templates, a folder each: facts, HTML, design, and all versions that are kept',
      'modules/': 'Custom modules, in the same way',
      'sharing.json': 'Templates shared with others, and those that others share',
      'contributions.json': 'Versions made, in templates and modules of whomever',
      'notes.json': 'Notes written on templates',
      'favorites.json': 'Templates marked as favorites',
      'images.json': 'Uploaded and made images: original names, folders, alternative texts, edits',
      'images/': 'The image files themselves',
      'brand-kits.json': 'The brand kit, who uses it, and whose can be used',
      'categories.json': 'Own categories of modules',
      'stores.json': 'Connected stores, without their credentials',
      'sample-people.json': 'Sample people for previews',
      'updates.json': 'Updates of modules and brands that were started',
      'invitations.json': 'Invitations sent, and the one that made this account',
      'mails.json': 'Emails to and from this person that this server kept; those given to a mail server are not kept',
      'audit-log.json': 'What this person did and what was done to the account',
    },
  },
  de: {
    title: 'Alles, was Mailwright über eine Person speichert',
    made: 'Erstellt',
    hint: 'Die .json-Dateien sind Text, den jedes Programm liest; Zeiten sind in UTC. Passwörter, Geheimnisse und Codes sind nirgends lesbar gespeichert und stehen nicht darin. Von anderen Personen steht höchstens der Name darin.',
    withoutDrafts:
      'Ein Administrator hat es erstellt: Was in Entwürfen, Modulen, früheren Versionen, Notizen und Betreffzeilen aufbewahrter E-Mails steht, fehlt darin, ebenso die Adressen von Shops nach dem Host. In einem Archiv, das die Person selbst erstellt, ist alles enthalten.',
    files: {
      'account.json': 'Name, E-Mail-Adresse, Bild, Rolle, Tarif, und wann das Konto angelegt und zuletzt benutzt wurde',
      'settings.json': 'Was in den Einstellungen gewählt wurde',
      'sign-in.json': 'Wege der Anmeldung: Passwort, Anbieter, Passkeys, Authenticator-App',
      'sessions.json': 'Wo das Konto angemeldet ist, von welcher Adresse und mit welchem Gerät',
      'templates/': 'Vorlagen, je ein Ordner: Angaben, HTML, Entwurf und alle aufbewahrten Versionen',
      'modules/': 'Eigene Module, ebenso',
      'sharing.json': 'Mit anderen geteilte Vorlagen und solche, die andere teilen',
      'contributions.json': 'Gespeicherte Versionen in Vorlagen und Modulen, wem auch immer sie gehören',
      'notes.json': 'Notizen zu Vorlagen',
      'favorites.json': 'Als Favorit markierte Vorlagen',
      'images.json': 'Hochgeladene und erstellte Bilder: ursprüngliche Namen, Ordner, Alternativtexte, Bearbeitungen',
      'images/': 'Die Bilddateien selbst',
      'brand-kits.json': 'Das Marken-Kit, wer es benutzt, und wessen Kits benutzt werden können',
      'categories.json': 'Eigene Kategorien von Modulen',
      'stores.json': 'Verbundene Shops, ohne ihre Zugangsdaten',
      'sample-people.json': 'Beispielpersonen für Vorschauen',
      'updates.json': 'Begonnene Aktualisierungen von Modulen und Marken',
      'invitations.json': 'Verschickte Einladungen und die, durch die das Konto entstand',
      'mails.json':
        'E-Mails an und von dieser Person, die dieser Server aufbewahrt; an einen Mailserver übergebene werden nicht aufbewahrt',
      'audit-log.json': 'Was diese Person getan hat und was mit dem Konto getan wurde',
    },
  },
  es: {
    title: 'Todo lo que Mailwright guarda de una persona',
    made: 'Creado',
    hint: 'Los archivos .json son texto que cualquier programa lee; las horas están en UTC. Las contraseñas, los secretos y los códigos no se guardan de forma legible y no están aquí. De otras personas figura como mucho el nombre.',
    withoutDrafts:
      'Lo ha creado un administrador: no contiene lo que dicen los borradores, los módulos, las versiones anteriores, las notas y los asuntos de los correos guardados, ni las direcciones de las tiendas después del host. El archivo que crea la propia persona lo tiene todo.',
    files: {
      'account.json': 'Nombre, correo, imagen, rol, plan, y cuándo se creó y se usó por última vez la cuenta',
      'settings.json': 'Lo elegido en los ajustes',
      'sign-in.json':
        'Formas de iniciar sesión: contraseña, proveedores, llaves de acceso, aplicación de autenticación',
      'sessions.json': 'Dónde está abierta la sesión, desde qué dirección y dispositivo',
      'templates/': 'Plantillas, una carpeta cada una: datos, HTML, diseño y todas las versiones guardadas',
      'modules/': 'Módulos propios, del mismo modo',
      'sharing.json': 'Plantillas compartidas con otros y las que otros comparten',
      'contributions.json': 'Versiones guardadas, en plantillas y módulos de quien sean',
      'notes.json': 'Notas escritas en plantillas',
      'favorites.json': 'Plantillas marcadas como favoritas',
      'images.json': 'Imágenes subidas y creadas: nombres originales, carpetas, textos alternativos, ediciones',
      'images/': 'Los propios archivos de imagen',
      'brand-kits.json': 'El kit de marca, quién lo usa y de quién se pueden usar otros',
      'categories.json': 'Categorías propias de módulos',
      'stores.json': 'Tiendas conectadas, sin sus credenciales',
      'sample-people.json': 'Personas de ejemplo para las vistas previas',
      'updates.json': 'Actualizaciones de módulos y marcas que se iniciaron',
      'invitations.json': 'Invitaciones enviadas y la que creó esta cuenta',
      'mails.json':
        'Correos a y de esta persona que este servidor guardó; los entregados a un servidor de correo no se guardan',
      'audit-log.json': 'Lo que hizo esta persona y lo que se hizo con la cuenta',
    },
  },
};
