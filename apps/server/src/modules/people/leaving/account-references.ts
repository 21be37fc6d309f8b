/**
 * Rules for the columns that refer to an account, when the account ends:
 * - `handed over`: goes to the person whom the administrator names, at a deactivation too
 * - `author`: stays; once the account is deleted, the author is a person without a name
 * - `own`: is of use to nobody else; stays while the account is deactivated, is deleted with it
 * - `ended`: is deleted already when the account is deactivated
 * - `released`: is set to null already when the account is deactivated; the row stays
 * - `address`: is a part of the addresses of images, which mails that were sent contain; says nothing about the person by
 *   itself
 * - `nameless`: stays; names, addresses and devices are taken out of it when the account is deleted
 * - `runs out`: is deleted by itself within an hour
 */
export type AccountRule = 'handed over' | 'author' | 'own' | 'ended' | 'released' | 'address' | 'nameless' | 'runs out';

/** One rule for each column of the database that refers to an account. */
export const ACCOUNT_REFERENCES = {
  'asset_folders.owner_id': 'handed over',
  'assets.owner_id': 'address',
  'audit_log.person_id': 'nameless',
  'body_assets.owner_id': 'address',
  'brand_assets.owner_id': 'address',
  'brand_kits.owner_id': 'handed over',
  // What others have shared with them, they have shared with nobody else.
  'brand_people.user_id': 'own',
  'categories.owner_id': 'handed over',
  'collaborators.user_id': 'own',
  'external_users.user_id': 'own',
  'favourites.user_id': 'own',
  'identities.user_id': 'own',
  'image_recipes.owner_id': 'address',
  'invitations.invited_by': 'author',
  'module_updates.user_id': 'handed over',
  'module_versions.user_id': 'author',
  'notes.user_id': 'author',
  'open_editors.user_id': 'ended',
  'passkeys.user_id': 'own',
  'password_links.user_id': 'ended',
  'rate_hits.key': 'runs out',
  'recipe_assets.asset_owner_id': 'address',
  'recipe_assets.owner_id': 'address',
  'recovery_codes.user_id': 'own',
  'sample_people.user_id': 'own',
  'sessions.user_id': 'ended',
  'sign_in_challenges.user_id': 'ended',
  'spent_work.key': 'runs out',
  'stores.owner_id': 'handed over',
  'template_assets.owner_id': 'address',
  'templates.locked_by': 'released',
  'templates.modified_by': 'author',
  'templates.owner_id': 'handed over',
  'totp_secrets.user_id': 'own',
  'user_settings.user_id': 'own',
  'versions.user_id': 'author',
} as const satisfies Readonly<Record<string, AccountRule>>;

type References = typeof ACCOUNT_REFERENCES;

/** Names of the columns with one rule. */
export type ReferenceOf<Rule extends AccountRule> = {
  [Column in keyof References]: References[Column] extends Rule ? Column : never;
}[keyof References];

/** Returns the columns with one rule, each by its table and its name. */
export function referencesOf(rule: AccountRule): { readonly table: string; readonly column: string }[] {
  const columns = Object.entries(ACCOUNT_REFERENCES).filter(([, found]) => found === rule);
  return columns.map(([name]) => {
    const [table = '', column = ''] = name.split('.');
    return { table, column };
  });
}
