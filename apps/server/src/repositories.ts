import type { OpenDatabase } from './db/database.ts';
import { createOwnAccountRepository } from './modules/account/own-account-repository.ts';
import { createPasswordLinkRepository } from './modules/account/password-link-repository.ts';
import { createAssetFolderRepository } from './modules/assets/folder-repository.ts';
import { createAssetRepository } from './modules/assets/repository.ts';
import { createAuditRepository } from './modules/audit/repository.ts';
import { sessionsThroughFullDisk } from './modules/auth/full-disk-sessions.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createTicketRepository } from './modules/auth/ticket-repository.ts';
import { createBrandRepository } from './modules/brand/repository.ts';
import { createCategoryRepository } from './modules/categories/repository.ts';
import { createCustomFieldRepository } from './modules/contacts/repository.ts';
import { createRecipeRepository } from './modules/image-edits/repository.ts';
import { createNoteRepository } from './modules/notes/repository.ts';
import { createPasskeyRepository } from './modules/passkeys/repository.ts';
import { createAccountRepository } from './modules/people/account-repository.ts';
import { createInvitationRepository } from './modules/people/invitation-repository.ts';
import { createLeavingRepository } from './modules/people/leaving/repository.ts';
import { createPersonalDataRepository } from './modules/people/personal-data/repository.ts';
import { createProductRepository } from './modules/products/repository.ts';
import { createSamplePeopleRepository } from './modules/sample-people/repository.ts';
import { createChallengeRepository } from './modules/second-factor/challenge-repository.ts';
import { createSecondFactorRepository } from './modules/second-factor/repository.ts';
import { createSecretRepository } from './modules/secrets/repository.ts';
import { createSettingsRepository } from './modules/settings/repository.ts';
import { createIdentityRepository } from './modules/single-sign-on/repository.ts';
import { createStockCache } from './modules/stock/repository.ts';
import { createStoreRepository } from './modules/stores/repository.ts';
import { createSyncRepository } from './modules/stores/sync-repository.ts';
import { createExclusively } from './modules/templates/custom-modules/exclusive-repository.ts';
import { createModuleRepository } from './modules/templates/custom-modules/module-repository.ts';
import { createBrandUseRepository } from './modules/templates/module-updates/brand-use-repository.ts';
import { createLinkedModuleRepository } from './modules/templates/module-updates/linked-module-repository.ts';
import { createOpenEditorRepository } from './modules/templates/module-updates/open-editor-repository.ts';
import { createRunRepository } from './modules/templates/module-updates/run-repository.ts';
import { createModuleUseRepository } from './modules/templates/module-updates/use-repository.ts';
import { createTemplateRepository } from './modules/templates/repository.ts';
import { createThumbnailRepository } from './modules/thumbnails/repository.ts';
import { createUserRepository } from './modules/users/repository.ts';
import { createVersionRepository } from './modules/versions/repository.ts';
import { createWaitingMailRepository } from './modules/waiting-mails/repository.ts';
import { createBudgetRepository } from './rates/budget-repository.ts';
import { spendInProcess, spendTogether } from './rates/budgets.ts';
import { hitsThroughFullDisk } from './rates/full-disk-hits.ts';
import { createHitRepository } from './rates/repository.ts';

export type Repositories = ReturnType<typeof createRepositories>;

/** Every repository on one database; `demo`: accounts of the demonstration may sign in. */
export function createRepositories(database: OpenDatabase, { demo }: { readonly demo: boolean }) {
  return {
    ...signInRepositories(database),
    assets: createAssetRepository(database),
    accounts: createAccountRepository(database, { demo }),
    assetFolders: createAssetFolderRepository(database),
    audit: createAuditRepository(database),
    brands: createBrandRepository(database),
    brandUses: createBrandUseRepository(database),
    categories: createCategoryRepository(database),
    customFields: createCustomFieldRepository(database),
    withRowLock: createExclusively(database, (open) => ({
      templates: createTemplateRepository(open),
      categories: createCategoryRepository(open),
      customModules: createModuleRepository(open),
    })),
    customModules: createModuleRepository(database),
    identities: createIdentityRepository(database),
    imageRecipes: createRecipeRepository(database),
    leaving: createLeavingRepository(database, { demo }),
    linkedModules: createLinkedModuleRepository(database),
    moduleUses: createModuleUseRepository(database),
    invitations: createInvitationRepository(database, createUserRepository),
    ownAccounts: createOwnAccountRepository(database),
    passwordLinks: createPasswordLinkRepository(database),
    notes: createNoteRepository(database),
    openEditors: createOpenEditorRepository(database),
    passkeys: createPasskeyRepository(database),
    personalData: createPersonalDataRepository(database),
    products: createProductRepository(database),
    runs: createRunRepository(database),
    challenges: createChallengeRepository(database),
    secondFactors: createSecondFactorRepository(database),
    secrets: createSecretRepository(database),
    samplePeople: createSamplePeopleRepository(database),
    settings: createSettingsRepository(database),
    stockCache: createStockCache(database),
    stores: createStoreRepository(database),
    storeSyncs: createSyncRepository(database),
    templates: createTemplateRepository(database),
    thumbnails: createThumbnailRepository(database),
    tickets: createTicketRepository(database, createUserRepository),
    users: createUserRepository(database, { demo }),
    versions: createVersionRepository(database),
    waitingMails: createWaitingMailRepository(database),
  };
}

/**
 * Returns the repositories for signing in and for counting. The embedded database is used by this process alone, which can
 * replace it while the disk is full.
 */
function signInRepositories(database: OpenDatabase) {
  const sessions = createSessionRepository(database);
  const hits = createHitRepository(database);
  return database.engine === 'sqlite'
    ? { sessions: sessionsThroughFullDisk(sessions), hits: hitsThroughFullDisk(hits), consume: spendInProcess() }
    : { sessions, hits, consume: spendTogether(createBudgetRepository(database)) };
}
