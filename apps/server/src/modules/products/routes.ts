import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createRefreshProducts } from '../stores/refresh-products.ts';
import { createCredentialBox } from '../stores/sealed-credentials.ts';
import { createProductService } from './service.ts';

export function mountProducts(context: ModuleContext): void {
  const { mount, app, repositories, storeAccess, storeSources, credentialsKey, now } = context;
  const { products, stores, storeSyncs: syncs } = repositories;
  const { connect } = storeSources;
  const box = createCredentialBox(credentialsKey);
  const refresh = createRefreshProducts({ stores, syncs, connect, box, now, log: app.log });
  const service = createProductService({ products, access: storeAccess, refresh });
  const rows = endpoints.stores;

  mount(rows.categories, async ({ caller, params }) =>
    answer(200, [...(await service.categories(actorOf(caller), params.storeId))]),
  );

  mount(rows.tags, async ({ caller, params }) =>
    answer(200, [...(await service.tags(actorOf(caller), params.storeId))]),
  );

  mount(rows.products, async ({ caller, params, query }) =>
    answer(200, [...(await service.list(actorOf(caller), params.storeId, query))]),
  );

  mount(rows.productPage, async ({ caller, params, query }) => {
    const { pagination, elements } = await service.page(actorOf(caller), params.storeId, query);
    return answer(200, { pagination, elements: [...elements] });
  });

  mount(rows.byRule, async ({ caller, body }) => answer(200, [...(await service.byRule(actorOf(caller), body))]));

  mount(rows.states, async ({ caller, body }) =>
    answer(200, [...(await service.states(actorOf(caller), body.products, body.refresh))]),
  );
}
