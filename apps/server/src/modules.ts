import type { ModuleContext } from './module-context.ts';
import { mountAccount } from './modules/account/routes.ts';
import { mountAi } from './modules/ai/routes.ts';
import { mountAssets } from './modules/assets/routes.ts';
import { mountAudit } from './modules/audit/routes.ts';
import { mountAuth } from './modules/auth/routes.ts';
import { mountBrand } from './modules/brand/routes.ts';
import { mountCategories } from './modules/categories/routes.ts';
import { mountContacts } from './modules/contacts/routes.ts';
import { mountCountdown } from './modules/countdown/routes.ts';
import { mountCustomModules } from './modules/custom-modules/routes.ts';
import { mountExports } from './modules/exports/routes.ts';
import { mountIcons } from './modules/icons/routes.ts';
import { mountImageEdits } from './modules/image-edits/routes.ts';
import { mountImageFacts } from './modules/image-facts/routes.ts';
import { mountImports } from './modules/imports/routes.ts';
import { mountLiveProducts } from './modules/live-products/routes.ts';
import { mountModuleUpdates } from './modules/module-updates/routes.ts';
import { mountNotes } from './modules/notes/routes.ts';
import { mountPages } from './modules/pages/routes.ts';
import { mountPasskeys } from './modules/passkeys/routes.ts';
import { mountPeople } from './modules/people/routes.ts';
import { mountProducts } from './modules/products/routes.ts';
import { mountSamplePeople } from './modules/sample-people/routes.ts';
import { mountSecondFactor } from './modules/second-factor/routes.ts';
import { mountSettings } from './modules/settings/routes.ts';
import { mountSharing } from './modules/sharing/routes.ts';
import { mountSingleSignOn } from './modules/single-sign-on/routes.ts';
import { mountSocialIcons } from './modules/social-icons/routes.ts';
import { mountStock } from './modules/stock/routes.ts';
import { mountStores } from './modules/stores/routes.ts';
import { mountSystemTemplates } from './modules/system-templates/routes.ts';
import { mountTemplates } from './modules/templates/routes.ts';
import { mountTestMails } from './modules/test-mails/routes.ts';
import { mountThumbnails } from './modules/thumbnails/routes.ts';
import { mountUsers } from './modules/users/routes.ts';
import { mountVersions } from './modules/versions/routes.ts';
import { mountVideo } from './modules/video/routes.ts';
import { mountWaitingMails } from './modules/waiting-mails/routes.ts';

/** Mounts the contract's rows of one area. */
type MountModule = (context: ModuleContext) => void;

/** Every module of the server; their order says nothing. */
export const MODULES: readonly MountModule[] = [
  mountAccount,
  mountAi,
  mountAssets,
  mountAudit,
  mountAuth,
  mountBrand,
  mountCategories,
  mountContacts,
  mountCountdown,
  mountCustomModules,
  mountExports,
  mountImageEdits,
  mountImageFacts,
  mountIcons,
  mountImports,
  mountLiveProducts,
  mountModuleUpdates,
  mountNotes,
  mountPages,
  mountPeople,
  mountPasskeys,
  mountProducts,
  mountSamplePeople,
  mountSecondFactor,
  mountSettings,
  mountSharing,
  mountSingleSignOn,
  mountSocialIcons,
  mountStock,
  mountStores,
  mountSystemTemplates,
  mountTemplates,
  mountTestMails,
  mountThumbnails,
  mountUsers,
  mountVersions,
  mountVideo,
  mountWaitingMails,
];
