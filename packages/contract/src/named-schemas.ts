import { z } from 'zod';
import { auditEntry } from './entities/administration/audit.ts';
import { waitingMail } from './entities/administration/waiting-mail.ts';
import { brandUse } from './entities/brand/brand-impact.ts';
import { brandKit, brandProposal, storedBrandKit } from './entities/brand/brand-kit.ts';
import { category, categoryRef } from './entities/category.ts';
import { command, runCommandsAnswer, runCommandsRequest } from './entities/command.ts';
import { customField } from './entities/custom-field.ts';
import { demoAccount } from './entities/demo-account.ts';
import { asset } from './entities/images/asset.ts';
import { drawnIcon, icon, iconGroup } from './entities/images/icon.ts';
import { imageFacts } from './entities/images/image-facts.ts';
import { gifFacts, imageRecipe } from './entities/images/image-recipe.ts';
import { stockImage, stockSource } from './entities/images/stock.ts';
import { customModule, moduleUpdate, moduleUse } from './entities/module.ts';
import { note } from './entities/note.ts';
import { account, accountPage, ownAccount, ownSession } from './entities/people/account.ts';
import { invitation } from './entities/people/invitation.ts';
import { features, personName, principal, principalPage } from './entities/person.ts';
import { product, productRule } from './entities/product.ts';
import { session } from './entities/session.ts';
import { lockAnswer } from './entities/sharing.ts';
import { feedSettings, store } from './entities/store.ts';
import { template, templateBody, templateCounts, templateElement, templateInfo } from './entities/template.ts';
import { bulkAnswer, oversizeAnswer } from './entities/template-change.ts';
import { pagination, templateList } from './entities/template-list.ts';
import { testMailAnswer } from './entities/test-mail.ts';
import { userSettings } from './entities/user-settings.ts';
import { templateVersion, version } from './entities/version.ts';
import { videoDetails } from './entities/video.ts';
import { errorBody } from './errors.ts';

/** Schemas that the OpenAPI document knows by name, and refers to wherever they stand. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Account: account,
  AccountPage: accountPage,
  Asset: asset,
  AuditEntry: auditEntry,
  BrandKit: brandKit,
  BrandProposal: brandProposal,
  BrandUse: brandUse,
  BulkAnswer: bulkAnswer,
  Category: category,
  CategoryReference: categoryRef,
  Command: command,
  CommandsAnswer: runCommandsAnswer,
  CommandsRequest: runCommandsRequest,
  CustomField: customField,
  CustomModule: customModule,
  DemoAccount: demoAccount,
  DrawnIcon: drawnIcon,
  Error: errorBody,
  Features: features,
  GifFacts: gifFacts,
  ImageFacts: imageFacts,
  ImageRecipe: imageRecipe,
  Icon: icon,
  IconGroup: iconGroup,
  Invitation: invitation,
  Lock: lockAnswer,
  ModuleUpdate: moduleUpdate,
  ModuleUse: moduleUse,
  Note: note,
  Oversize: oversizeAnswer,
  Pagination: pagination,
  OwnAccount: ownAccount,
  OwnSession: ownSession,
  PersonName: personName,
  Principal: principal,
  PrincipalPage: principalPage,
  Session: session,
  StoredBrandKit: storedBrandKit,
  StockImage: stockImage,
  StockSource: stockSource,
  Template: template,
  TemplateBody: templateBody,
  TemplateCounts: templateCounts,
  FeedSettings: feedSettings,
  Product: product,
  ProductRule: productRule,
  Store: store,
  TemplateElement: templateElement,
  TemplateInfo: templateInfo,
  TemplateList: templateList,
  TemplateVersion: templateVersion,
  TestMailAnswer: testMailAnswer,
  UserSettings: userSettings,
  Version: version,
  VideoDetails: videoDetails,
  WaitingMail: waitingMail,
};

/** Their names, as zod prints them. */
export function schemaNames() {
  const names = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });
  return names;
}
