/**
 * What becomes of a column that says whose something is, when its account ends:
 * - `handed over`: goes to whom the administrator names, at a deactivation too
 * - `author`: stays; once the account is deleted, it was made by a person without a name
 * - `own`: is of use to nobody else; stays while the account is deactivated, goes with it when it is deleted
 * - `ended`: is deleted already when the account is deactivated
 * - `released`: is let go of already then; what it stands in stays
 * - `address`: is a part of the addresses of images, which mails that were sent name; says nothing of the person by itself
 * - `nameless`: stays; names, addresses and devices are taken out of it when the account is deleted
 * - `runs out`: is forgotten by itself within the hour
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

/** The columns of one rule. */
export type ReferenceOf<Rule extends AccountRule> = {
  [Column in keyof References]: References[Column] extends Rule ? Column : never;
}[keyof References];

/** The columns of one rule, each by its table and its name. */
export function referencesOf(rule: AccountRule): { readonly table: string; readonly column: string }[] {
  const columns = Object.entries(ACCOUNT_REFERENCES).filter(([, found]) => found === rule);
  return columns.map(([name]) => {
    const [table = '', column = ''] = name.split('.');
    return { table, column };
  });
}
