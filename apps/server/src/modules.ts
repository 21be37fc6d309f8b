import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import type { SessionGate } from './http/caller.ts';
import type { Mount } from './http/mount.ts';
import { createAssetRepository } from './modules/assets/repository.ts';
import { assetRoutes } from './modules/assets/routes.ts';
import { createAssetService } from './modules/assets/service.ts';
import { createAttemptRepository } from './modules/auth/attempt-repository.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createCategoryRepository } from './modules/categories/repository.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { createCategoryService } from './modules/categories/service.ts';
import { createCustomFieldRepository } from './modules/contacts/repository.ts';
import { contactRoutes } from './modules/contacts/routes.ts';
import { createSettingsRepository } from './modules/settings/repository.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { systemTemplateRoutes } from './modules/system-templates/routes.ts';
import { createBodyComposer } from './modules/templates/compose-body.ts';
import { createTemplateCreateService } from './modules/templates/create-service.ts';
import { createTemplateReadService } from './modules/templates/read-service.ts';
import { createTemplateRepository } from './modules/templates/repository.ts';
import { templateRoutes } from './modules/templates/routes.ts';
import { createTemplateStatusService } from './modules/templates/status-service.ts';
import { createTemplateUpdateService } from './modules/templates/update-service.ts';
import { createUserRepository } from './modules/users/repository.ts';
import type { BlobStore } from './storage/blob-store.ts';

export interface ModuleDeps {
  readonly database: OpenDatabase;
  readonly store: BlobStore;
  /** Milliseconds since 1970; tests turn it. */
  readonly now: () => number;
  /** Demo accounts exist. */
  readonly demo: boolean;
  /** Base of the images' addresses in mails. */
  readonly assetsUrl: string;
  readonly mergeSyntax: string;
  /** Where a plan is changed; null when there is no such page. */
  readonly upgradeUrl: string | null;
}

export interface Modules {
  readonly sessions: SessionGate;
  readonly mount: (mount: Mount, app: FastifyInstance) => Promise<void>;
}

/** Every module on one database and one store. */
export function createModules(deps: ModuleDeps): Modules {
  const { database, store, now, demo, assetsUrl, mergeSyntax, upgradeUrl } = deps;
  const users = createUserRepository(database);
  const templates = createTemplateRepository(database);
  const categories = createCategoryRepository(database);
  const compose = createBodyComposer({ assetBase: () => assetsUrl, mergeSyntax });
  const reading = createTemplateReadService({ templates, now });
  const auth = createAuthService({
    sessions: createSessionRepository(database),
    attempts: createAttemptRepository(database),
    users,
    demo,
    now,
  });
  const assets = createAssetService({
    assets: createAssetRepository(database),
    store,
    now,
    requireTemplate: (actor, id, action) => reading.requirePermission(actor, id, action),
  });
  return {
    sessions: auth,
    async mount(mount, app) {
      authRoutes(mount, auth, { upgradeUrl, mergeSyntax });
      templateRoutes(mount, {
        reading,
        creating: createTemplateCreateService({ templates, categories, compose, now }),
        updating: createTemplateUpdateService({ templates, categories, compose, now }),
        statuses: createTemplateStatusService({ templates, now }),
        now,
      });
      systemTemplateRoutes(mount, { reading, now });
      categoryRoutes(mount, createCategoryService(categories));
      contactRoutes(mount, createCustomFieldRepository(database));
      settingsRoutes(mount, createSettingsRepository(database));
      await assetRoutes(mount, app, assets);
    },
  };
}
